import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { connectionsNote } from '../../connections-note.ts';

export const page: ContentPage = {
  path: '/why-post-procure',
  section: 'company',
  title: 'Why and How to Sell With Us',
  description:
    'What you gain and what to expect when you resell without stock: margins, delivery times, prepaid orders and RTO, compared with buying stock.',
  heading: `Why Choose ${brand.name}`,
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Why and how',
      icon: 'light-bulb',
      text: 'An online store usually ties up money in stock, space and staff. We take care of all three. You decide what to sell, to whom and at what price.',
      actions: [
        { label: 'Get Started', to: '/signup' },
        { label: 'See the plans', to: '/plans' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Six reasons to sell with us',
      cards: [
        {
          title: 'No unsold stock',
          icon: 'package',
          text: 'You buy a product only after you have sold it. If a design does not sell, you have lost nothing but a listing.',
        },
        {
          title: 'A wide catalogue',
          icon: 'card-index-dividers',
          text: 'Over one million trending products in 26+ categories, so you can get your Navratri range and your rainy-season range in one place.',
        },
        {
          title: 'You decide your margins',
          icon: 'abacus',
          text: 'You set the price, up to the MRP. Sellers typically aim for 50-100% on cost, before fees, advertising and returns.',
        },
        {
          title: 'Automatic order processing',
          icon: 'gear',
          text: 'With order sync, an order is imported, paid from your wallet and processed after payment, and its tracking ID is pushed back to your store.',
        },
        {
          title: 'Your name on the parcel',
          icon: 'label',
          text: 'The label and the packing slip show your store name. We send our invoice to you electronically and never put it in the box.',
        },
        {
          title: 'A trial that never charges you',
          icon: 'spiral-calendar',
          text: 'The 30-day free trial needs no credit card. You can pause or cancel a paid plan any time, effective at the end of the month you have paid for.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Buying stock compared with dropshipping',
      caption: 'Two ways to run the same store',
      columns: ['', 'You buy stock', `You sell through ${brand.name}`],
      rows: [
        ['Money needed before the first sale', 'The cost of the whole lot', 'The cost of your plan'],
        [
          'Money between sale and payout',
          'Already spent on stock',
          'Your wallet pays us immediately; a marketplace may pay you a week or more after delivery',
        ],
        ['Cost per piece', 'Lower in bulk', 'Catalogue price, including GST and delivery'],
        ['Unsold goods', 'Your risk', 'None'],
        ['Delivery time', 'As fast as you pack and ship', 'As shown on the product page'],
        ['Packing and courier', 'You do it', 'We do it'],
        [
          'Refused parcels',
          'You pay shipping both ways',
          'You get back 80% of the product price; 20% is kept as a fee',
        ],
        ['Your brand', 'Yours', 'Yours'],
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Choose',
          text: 'Browse products, compare the cost, MRP and delivery time, and subscribe to the ones you like.',
        },
        {
          title: 'List',
          text: 'Download the data as Excel or CSV. Orbit and Unicorn will also sync it to Amazon or Shopify by API.',
        },
        { title: 'Sell', text: 'Your customer pays you. The order reaches us by sync, by file or by form.' },
        {
          title: 'We ship',
          text: 'We debit your wallet, pack and dispatch the order, and give you the tracking ID for your customer.',
        },
        {
          title: 'Repeat',
          text: 'Remove products that do not sell, add more of those that do, and order samples of new ones.',
        },
      ],
    },
    connectionsNote,
    {
      kind: 'list',
      heading: 'When we are not the right choice',
      intro: 'Please read this before you sign up.',
      style: 'bullet',
      items: [
        'You need **cash on delivery**. Orders are prepaid only.',
        'You offer **change-of-mind returns or exchanges**. We do not accept them. Missing, damaged, defective and undelivered goods are handled as claims.',
        'You promise **next-day delivery**. Dispatch takes 5-7 business days. After dispatch, goods from the international warehouse take 15 to 20 days, and goods from a national warehouse 3-7 days.',
        'You sell **outside India**. We do not ship abroad.',
        'You sell one product in large quantities. A [bulk order](/place-bulk-order) will cost you less.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'action',
      heading: 'Try it with three products',
      text: 'Pick three products that you know well and list them. No Credit Card required.',
      actions: [
        { label: 'Get Started', to: '/signup' },
        { label: 'Read the overview', to: '/pp-overview' },
      ],
    },
  ],
};
