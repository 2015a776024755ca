import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/dropshipper/getting-started',
  section: 'explore',
  parent: '/knowledge-hub/for-dropshippers',
  layout: 'document',
  title: 'Getting Started as a Dropshipper',
  description:
    'A plan for the 30-day free trial: choose products, order samples, list, price, take the first order and choose a plan at the end.',
  heading: 'Getting Started',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Dropshippers',
      icon: 'rocket',
      text: 'The free trial lasts 30 days and needs no credit card. Use this plan to get the most from it: one week to choose, one week to prepare and two weeks to sell.',
      actions: [{ label: 'Start your free trial', to: '/signup' }],
    },
    {
      kind: 'list',
      heading: 'Before you begin',
      style: 'check',
      items: [
        'People you can reach: a WhatsApp list, an Instagram page, a marketplace account, your colony or other parents at school.',
        'Your PAN, and a decision about GST. You can browse and try the platform without a GSTIN. Most marketplaces and most sales to other States need one. [Seven GST questions](/blog/2)',
        'Money for three or four samples, and for the first orders. Each order is paid from your wallet before it ships.',
        'A few free hours each week.',
      ],
    },
    {
      kind: 'list',
      heading: 'Week 1: choose',
      style: 'number',
      items: [
        'Open an account and look through one category, not all 26+. It is easier to sell one category well.',
        'Write down ten products that your customers would buy. For each, note the cost, MRP, delivery estimate, country of origin and stock.',
        'Remove products that cannot earn you at least half of their cost at a price below the MRP, and products that would arrive too late.',
        'Order [samples](/try-before-buy) of three or four products by day two. Sample delivery takes 5-7 business days.',
        'Subscribe to the five best products.',
      ],
    },
    {
      kind: 'list',
      heading: 'Week 2: prepare',
      style: 'number',
      items: [
        'Download the product data as Excel or CSV. Rewrite the titles and bullet points in your own words. [How to write a listing](/blog/4)',
        'When the samples arrive, photograph them in daylight. Remove products that do not meet your standard.',
        'Set prices. Include the cost, payment fee, advertising and a reserve for returned parcels. A pricing rule in the seller application does this for the whole list and never goes above the MRP. [A worked example](/blog/1)',
        'Write your own rules in four lines: prepaid, delivery time, no change-of-mind returns, and what happens with damaged goods.',
        'Add a small amount to your wallet.',
      ],
    },
    {
      kind: 'list',
      heading: 'Weeks 3 and 4: sell',
      style: 'number',
      items: [
        'Publish five products, and promote one at a time.',
        'Place the first order with us on the day your customer pays. Check the address twice.',
        'Send the tracking ID as soon as you have it, with a link to [Track My Order](/track-my-order).',
        'After delivery, ask each customer for one sentence about the product. Use it with their permission.',
        'Note every question you are asked, and add the answer to your listing.',
      ],
    },
    {
      kind: 'table',
      heading: 'Day 30: decide',
      caption: 'Your result after the trial, and what to do next. Prices are per month, GST included',
      columns: ['Your result', 'What to do'],
      rows: [
        [
          'No orders, little interest',
          'Try other products or other customers. You can let the trial end. It costs nothing.',
        ],
        ['Up to 20 orders a month', 'Launchpad, ₹1,999: 500 products, orders by form or file.'],
        [
          'More orders, or a Shopify or Amazon store',
          'Orbit, ₹2,999: 10,000 products, 100 orders, autopay, and sync by API once it opens.',
        ],
        ['It is your main business', 'Unicorn, ₹3,999: unlimited, with reports and live shipment tracking.'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The trial does not become a paid plan automatically. If you do nothing, your account becomes read-only: you can still see your products and prices, and download your own data under Settings, Privacy. To download product files you need a plan. [Compare the plans](/plans)',
      ],
    },
    {
      kind: 'action',
      heading: 'Follow the tutorials',
      text: 'Six tutorials show you each step for listing, wallet, orders and claims.',
      actions: [
        { label: 'Open the tutorials', to: '/tutorials' },
        { label: 'Read success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
  ],
};
