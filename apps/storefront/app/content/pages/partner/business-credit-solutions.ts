import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/business-credit-solutions',
  section: 'partner',
  title: 'Business Credit Solutions',
  description:
    'How to finance a reselling business: shorten the cash cycle, use staged payments for bulk orders, and prepare documents for a bank.',
  heading: 'Business Credit Solutions',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'abacus',
      text: "As your store grows, you often pay for goods before your customers' money reaches you. This page explains how to reduce that gap, and how to borrow safely.",
      actions: [
        { label: 'Ask us about working capital', to: '/contact' },
        { label: 'How payment works', to: '/payment-options' },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: `${brand.name} is not a bank or a lender, and takes no fee for introducing you to one. Catalogue orders are prepaid from the wallet, not sold on credit. If we work with a regulated lender in future, this page will name it and its terms.`,
    },
    {
      kind: 'table',
      heading: 'How long your money is tied up',
      caption: 'An example: forty orders in a week, each costing ₹500. Periods differ between channels',
      columns: ['Channel', 'Customer pays you', 'You pay us', 'Money you need in between'],
      rows: [
        ['WhatsApp or own store, by UPI', 'Immediately or the next day', 'When you order', 'Little or none'],
        ['Own store, by card', 'After 2-3 days', 'When you order', 'About half a week: ₹10,000'],
        [
          'Marketplace',
          'After delivery and a waiting period',
          'When you order',
          'Three to four weeks: ₹60,000 to ₹80,000',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'How to reduce your need for credit',
      style: 'check',
      items: [
        '**Use more than one channel.** Payments by UPI arrive quickly and can fund orders that a marketplace pays for later.',
        '**Choose national stock** for marketplaces that pay after delivery. Goods delivered 3-7 days after dispatch are paid for sooner than goods that take 15-20 days.',
        '**Reduce returns.** Each RTO costs you 20% of the product price and your advertising cost. Confirm the address with one call.',
        '**Top up often, in small amounts.** Keep the rest of your money in the bank until you need it.',
        '**Do not buy stock with a short loan.** If goods sell in six months, a three-month loan is too short.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we can do',
      cards: [
        {
          title: 'Documents for a lender',
          icon: 'ledger',
          text: 'Wallet statement, purchase invoices and order history, on every plan, from your first order.',
        },
        {
          title: 'Staged payment for bulk orders',
          icon: 'spiral-calendar',
          text: 'An advance when you order and the balance after inspection, instead of the full amount at the start.',
          link: { label: 'Place a bulk order', to: '/place-bulk-order' },
        },
        {
          title: 'Smaller first lots',
          icon: 'package',
          text: 'For private label we look for a manufacturer who accepts a trial lot, even at a higher price per piece.',
          link: { label: 'Private Label Solutions', to: '/private-label-solutions' },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Types of credit',
      intro: 'Compare the yearly rate including all fees. This is general information, not advice.',
      style: 'bullet',
      items: [
        '**Overdraft or cash credit** from the bank that holds your current account. You pay interest only on what you use.',
        '**MSME loans** under government schemes such as MUDRA, or with a CGTMSE credit guarantee instead of collateral. Udyam registration is free on the official portal. Do not pay anyone for it.',
        '**Loans based on GST returns and bank statements** from banks and NBFCs. Faster, but more expensive.',
        '**Business credit card.** Useful for advertising, but expensive if you do not pay the full bill.',
        '**Marketplace seller loans**, repaid from your settlements. Check what remains in a month with low sales.',
      ],
    },
    {
      kind: 'list',
      heading: 'Before you sign',
      style: 'number',
      items: [
        "Is the lender a bank, or an NBFC on the Reserve Bank of India's list? An app itself is not a lender.",
        'Have you read the Key Facts Statement with the annual percentage rate?',
        'Does the money come directly from the lender to your own account?',
        'Can you repay it if sales fall by a third?',
      ],
    },
    {
      kind: 'action',
      heading: 'Plan the next festive season',
      text: 'Tell us what you plan to sell and when. In 24-48 hours we tell you which quantities and payment stages are possible.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Place a bulk order', to: '/place-bulk-order' },
      ],
    },
  ],
};
