import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { notOpenYet } from '../../not-open-yet.ts';

export const page: ContentPage = {
  path: '/why-post-procure',
  section: 'company',
  title: 'Why and How to Sell With Us',
  description:
    'What you gain and give up when you resell without stock: margins, delivery times, prepaid orders and RTO, compared with buying stock yourself.',
  heading: `Why Choose ${brand.name}`,
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Why and how',
      icon: 'light-bulb',
      text: 'An online shop ties up money in three places: stock, space and staff. We take all three off your hands. What stays with you is the part that makes a shop yours: what you sell, to whom, and at what price.',
      actions: [
        { label: 'Get Started', to: '/signup' },
        { label: 'See the plans', to: '/plans' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Six reasons',
      cards: [
        {
          title: 'No stock, no dead stock',
          icon: 'package',
          text: 'You buy a piece once it is sold. A design that nobody wants costs you a listing, and not a carton.',
        },
        {
          title: 'A catalogue with breadth',
          icon: 'card-index-dividers',
          text: 'Over one million trending products in 26+ categories, so that your Navratri range and your rainy-season range come from one place.',
        },
        {
          title: 'Margins you decide',
          icon: 'abacus',
          text: 'You set the price up to the MRP. Sellers typically aim for 50-100% on cost. It is a target, and fees, advertising and returns come out of it.',
        },
        {
          title: 'Orders that run by themselves',
          icon: 'gear',
          text: 'With order sync an order is imported, paid from your wallet, processed after payment, and its tracking ID pushed back to your store.',
        },
        {
          title: 'Your name on the parcel',
          icon: 'label',
          text: 'Label and slip carry your store. Our invoice reaches you electronically and never goes into the box.',
        },
        {
          title: 'A trial that cannot bill you',
          icon: 'spiral-calendar',
          text: 'The 30-day free trial needs no credit card. Paid plans can be paused or cancelled any time, with effect from the end of the month paid for.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Buying stock or selling first',
      caption: 'The same shop, run in two ways',
      columns: ['', 'You buy stock', `You sell through ${brand.name}`],
      rows: [
        ['Money before the first sale', 'The whole lot', 'A listing and your plan'],
        [
          'Money between sale and payout',
          'Spent on stock already',
          'Your wallet pays us at once; a marketplace may pay you a week or more after delivery',
        ],
        ['Cost per piece', 'Lower in bulk', 'Catalogue price, GST and delivery included'],
        ['Unsold goods', 'Yours', 'None'],
        ['Delivery time', 'As fast as you pack', 'As shown on the product page'],
        ['Packing and courier', 'Your evenings', 'Ours'],
        ['Refused parcels', 'You pay both ways', '80% of the product price comes back, 20% is retained'],
        ['Your brand', 'Yours', 'Yours'],
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Choose',
          text: 'Browse, compare cost with MRP and delivery time, and subscribe to products.',
        },
        {
          title: 'List',
          text: 'Download the data as Excel or CSV, or sync it by API to Amazon or Shopify on Orbit and Unicorn.',
        },
        { title: 'Sell', text: 'Your customer pays you. The order reaches us by sync, by file or by hand.' },
        {
          title: 'We ship',
          text: 'Your wallet is debited, we pack and dispatch, and you pass on the tracking ID.',
        },
        {
          title: 'Repeat',
          text: 'Drop what does not move, order samples of what might, and add to what does.',
        },
      ],
    },
    notOpenYet,
    {
      kind: 'list',
      heading: 'When we are not the right choice',
      intro: 'Better to know it now than after the first month.',
      style: 'bullet',
      items: [
        'You need **cash on delivery**. Orders are prepaid only.',
        'You promise **change-of-mind returns or exchanges**. We take none; missing, damaged, defective and undelivered goods are handled as claims.',
        'You promise **next-day delivery**. Dispatch alone takes 5-7 business days; goods from the international warehouse take 15 to 20 days, and those from a national warehouse 3-7 days, after dispatch.',
        'You ship **outside India**. We do not.',
        'You sell one product in large numbers. A [bulk order](/place-bulk-order) will serve you better.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The estimate on the product page is the one that counts for your order.',
    },
    {
      kind: 'action',
      heading: 'Try it with three products',
      text: 'Pick three that you could explain to a customer on the phone, list them, and see. No Credit Card required.',
      actions: [
        { label: 'Get Started', to: '/signup' },
        { label: 'Read the overview', to: '/pp-overview' },
      ],
    },
  ],
};
