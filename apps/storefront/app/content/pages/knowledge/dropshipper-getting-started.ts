import type { ContentPage } from '../../content-page.ts';
import { notOpenYet } from '../../not-open-yet.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/dropshipper/getting-started',
  section: 'explore',
  parent: '/knowledge-hub/for-dropshippers',
  layout: 'document',
  title: 'Getting Started as a Dropshipper',
  description:
    'A plan for the 30-day free trial: choose products, order samples, list, price, take the first order and decide on a plan at the end.',
  heading: 'Getting Started',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Dropshippers',
      icon: 'rocket',
      text: 'The free trial lasts 30 days and needs no credit card. Without a plan it is gone before anything is listed. Here is one: a week to choose, a week to prepare, two weeks to sell.',
      actions: [{ label: 'Start your free trial', to: '/signup' }],
    },
    notOpenYet,
    {
      kind: 'list',
      heading: 'Before you begin',
      style: 'check',
      items: [
        'A group of people you know how to reach: a WhatsApp list, an Instagram page, a marketplace account, your colony, the parents of a school.',
        'Your PAN, and a decision about GST. You can browse and try without a GSTIN; most marketplaces and most sales to other States need one. [Seven GST questions](/blog/2)',
        'Money for three or four samples, and for the first orders. Each order is paid from your wallet before it ships.',
        'A few hours each week that are really free.',
      ],
    },
    {
      kind: 'list',
      heading: 'Week 1: choose',
      style: 'number',
      items: [
        'Open the account and look through one category, not all 26+. Depth sells; breadth confuses.',
        'Write down ten products that your people would buy. For each: cost, MRP, delivery estimate, country of origin, stock.',
        'Strike out those that, sold below the MRP, would leave you less than half of the cost as margin, and those that would arrive too late for their purpose.',
        'Order [samples](/try-before-buy) of three or four. Sample delivery takes 5-7 business days, so order on day two, not on day seven.',
        'Subscribe to the five that are left.',
      ],
    },
    {
      kind: 'list',
      heading: 'Week 2: prepare',
      style: 'number',
      items: [
        'Download the product data as Excel or CSV. Rewrite each title and the bullet points in your own words. [How to write a listing](/blog/4)',
        'When the samples come, photograph them by a window. Drop what disappoints you.',
        'Set prices. Count cost, payment fee, advertising and a reserve for returned parcels. A pricing rule in the seller application does it for the whole list and stops at the MRP. [A worked example](/blog/1)',
        'Write your own rules in four lines: prepaid, delivery time, no change-of-mind returns, what happens with damaged goods.',
        'Add a small amount to the wallet.',
      ],
    },
    {
      kind: 'list',
      heading: 'Weeks 3 and 4: sell',
      style: 'number',
      items: [
        'Publish five products, and tell people about one at a time.',
        'Enter the first order on the day it is paid. Check the address twice.',
        'Send the tracking ID as soon as you have it, with a link to [Track My Order](/track-my-order).',
        'Ask each customer for one sentence about the product after it arrives. Use it, with permission.',
        'Note every question you are asked, and put the answer on the page.',
      ],
    },
    {
      kind: 'table',
      heading: 'Day 30: decide',
      caption: 'What the trial may have shown you. Prices are per month, GST included',
      columns: ['What you saw', 'What to do'],
      rows: [
        [
          'No orders, little interest',
          'Another group of products or people. Let the trial end; it costs nothing.',
        ],
        ['Up to 20 orders a month', 'Launchpad, ₹1,999: 500 products, orders by form or file.'],
        ['More, or a Shopify or Amazon store', 'Orbit, ₹2,999: 10,000 products, 100 orders, sync by API.'],
        ['You live from it', 'Unicorn, ₹3,999: unlimited, with reports and live shipment tracking.'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The trial does not turn into a paid plan by itself. If you do nothing, your account becomes read-only: you still see your products and prices, and can download your own data under Settings, Privacy. Product files need a plan again. [Compare the plans](/plans)',
      ],
    },
    {
      kind: 'action',
      heading: 'Do it with a tutorial beside you',
      text: 'Six walk-throughs show the clicks for listing, wallet, orders and claims.',
      actions: [
        { label: 'Open the tutorials', to: '/tutorials' },
        { label: 'Read success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
  ],
};
