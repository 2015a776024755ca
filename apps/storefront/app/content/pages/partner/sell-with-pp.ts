import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/sell-with-pp',
  section: 'partner',
  title: 'Start Reselling Without Stock',
  description:
    'Ways to sell our products: own store, marketplace, WhatsApp, Instagram or agency. What you need, what it costs and what one order earns.',
  heading: `Sell with ${brand.name}`,
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For resellers',
      icon: 'shopping-cart',
      text: 'You need a phone, a bank account and a way to reach customers. We provide the products, packing and delivery.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Apply as a reseller', to: '/apply-reseller' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Choose where you sell',
      cards: [
        {
          title: 'Your own online store',
          icon: 'laptop',
          text: 'Your own brand and your own customers. Every store can use our files. Shopify will connect by API on Orbit and Unicorn.',
          link: { label: 'See integrations', to: '/integration/app' },
        },
        {
          title: 'A marketplace account',
          icon: 'shopping-bags',
          text: 'Many visitors, but also many competitors, and fees on each sale. List from our files. Amazon will connect by API on Orbit and Unicorn.',
          link: { label: 'Get help with your account', to: '/store-and-marketplace' },
        },
        {
          title: 'WhatsApp and Instagram',
          icon: 'mobile-phone',
          text: 'Send images and a price to people who know you. Take the payment first, then enter the order in a form or upload a file.',
          link: { label: 'Follow the tutorials', to: '/tutorials' },
        },
        {
          title: 'An agency or several stores',
          icon: 'briefcase',
          text: 'You run stores for others and want one source for all of them. Tell us how many, and we plan it with you.',
          link: { label: 'Talk to us', to: '/contact' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What one order earns',
      caption: 'An example for your own store. Your numbers will differ',
      columns: ['Line', 'Amount'],
      rows: [
        ['Your customer pays', '₹899'],
        ['Catalogue price, including GST and delivery', '- ₹500'],
        ['Payment gateway, about 2%', '- ₹18'],
        ['Advertising for this order', '- ₹120'],
        ['Set aside for returned parcels', '- ₹20'],
        ['Left for plan, tax and profit', '₹241'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'This is a mark-up of about 80% on cost, within the 50-100% that sellers typically aim for. After selling costs, about a quarter of the price remains, before the GST on your margin. Launchpad costs ₹1,999 a month, GST included, for up to 20 orders. Nine orders like this one cover it. Calculate this for your own product before you list it.',
      ],
    },
    {
      kind: 'list',
      heading: 'What you need',
      style: 'check',
      items: [
        'You are 18 or older and buy for business.',
        'PAN, a bank account and a mobile number. A GSTIN for most marketplaces and most sales to other States. Ask your tax adviser before you start selling.',
        'A wallet balance for the first orders. Orders are prepaid only; there is no cash on delivery.',
        'A return policy that matches ours: no change-of-mind returns, and claims for faulty, missing or undelivered goods.',
        'A delivery time for your customers. Take it from the product page.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Your first week',
      steps: [
        { title: 'Day 1', text: 'Sign up for the 30-day free trial. No credit card.' },
        { title: 'Day 2', text: 'Choose ten products in one category you understand. Order samples of two.' },
        { title: 'Day 3', text: 'Download the data, rewrite the titles and set your prices below the MRP.' },
        { title: 'Days 4-5', text: 'Show them to thirty people and note their questions.' },
        {
          title: 'Days 6-7',
          text: 'Add the answers to your listings. Publish the products you are sure of, and the others when the samples arrive, in 5-7 business days.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      text: 'Be careful with anyone who promises a fixed monthly income from reselling. We do not. Results differ from seller to seller.',
    },
    {
      kind: 'action',
      heading: 'Ready to try?',
      text: 'Sign up and start yourself, or apply and let our team help you.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Apply as a reseller', to: '/apply-reseller' },
        { label: 'Read the getting-started guide', to: '/knowledge-hub/dropshipper/getting-started' },
      ],
    },
  ],
};
