import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/customer-stories',
  section: 'explore',
  title: 'Customer Stories',
  description:
    'Five example journeys of Indian sellers: a saree page, a kitchen store, a marketplace account, a private label and a supplier, with the hard parts.',
  heading: 'Customer Stories',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'open-book',
      text: 'Five ways of working with us, told with the awkward parts left in. A story without a mistake teaches nothing.',
      actions: [
        { label: 'Start your own', to: '/signup' },
        { label: 'Read success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The people and shops below are invented to show typical situations. Plans, limits and rules are the real ones. We will print stories of named merchants here as soon as they have agreed to it.',
    },
    {
      kind: 'text',
      heading: 'The saree page: thirty designs, four bestsellers',
      icon: 'sari',
      paragraphs: [
        'Shalini in Surat sells on Instagram and WhatsApp to women who have bought from her for years. She used to buy thirty sarees at a time and sell the last ten at cost. Now she posts thirty designs from the catalogue, takes the payment by UPI and places the order the same evening. She is on Launchpad, because her orders stay below 20 in most months.',
        '**The hard part:** a customer wanted to exchange a saree because the shade did not match her blouse. We take no change-of-mind returns. Shalini had not said so before the sale and paid for it herself. Today the rule stands in the first line of her order message, and she sends a daylight video with every dark colour.',
      ],
    },
    {
      kind: 'text',
      heading: 'The kitchen store: fewer products, better pages',
      icon: 'cooking',
      paragraphs: [
        'Harpreet in Ludhiana opened a Shopify store with two thousand products and got visits without orders. He cut the range to sixty, ordered samples of twenty, and photographed them in his own kitchen. On Orbit his stock and orders are kept in step.',
        '**The hard part:** before Diwali his wallet ran empty on a Saturday night. He saw it on Monday, when eleven orders were waiting. They were held, not lost, but his customers noticed. He now keeps the cost of four average days in the wallet.',
      ],
    },
    {
      kind: 'text',
      heading: 'The marketplace account: living with the clock',
      icon: 'mobile-phone',
      paragraphs: [
        'Imran in Hyderabad sells mobile accessories on Amazon. His account lives on dispatch times, so he lists only products from national warehouses and keeps the international range for his own site, where he can explain the longer wait to the buyer.',
        '**The hard part:** one charger had many claims. He reported it to us, and dropped it although it sold well. His ratings took two months to recover.',
      ],
    },
    {
      kind: 'text',
      heading: 'The private label: from reselling to a brand',
      icon: 'bento-box',
      paragraphs: [
        'Meera and her brother in Coimbatore sold lunch boxes until they knew every complaint about them by heart: lids that leak, clips that break. They sent a sourcing request for 500 units of an improved one, with their own label and a spare clip in the box.',
        '**The hard part:** the first sample leaked as well. It took three rounds of samples and seven weeks more than planned, and they missed the start of the school year. The second lot was on time.',
      ],
    },
    {
      kind: 'text',
      heading: 'The supplier: one buyer, many sellers',
      icon: 'diya-lamp',
      paragraphs: [
        'A small maker of brass lamps in Moradabad had two wholesale customers and feared losing either. It listed twelve products with us. Single pieces go out every day from stock that lies in our warehouse.',
        '**The hard part:** lamps arrived scratched. The cause was the tissue paper, not the courier. A new inner box cost a few rupees and ended the claims.',
      ],
    },
    {
      kind: 'list',
      heading: 'What the five have in common',
      style: 'check',
      items: [
        'They saw the product before they sold it in numbers. [Try Before You Buy](/try-before-buy)',
        'They told their customers the delivery time and the return rule before the payment.',
        'They watched returns as closely as sales.',
        'They changed something after the first mistake, and did not repeat it.',
      ],
    },
    {
      kind: 'action',
      heading: 'Tell us yours',
      text: `If you sell or supply with ${brand.name} and would like to share what worked and what did not, write to us. We print nothing without your written consent.`,
      actions: [
        { label: 'Share your story', to: '/contact' },
        { label: 'Start your free trial', to: '/signup' },
      ],
    },
  ],
};
