import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/business-credit-solutions',
  section: 'partner',
  title: 'Business Credit Solutions',
  description:
    'How to finance a reselling business: shorten the cash cycle, use staged payments for bulk orders, and approach a bank with the right papers.',
  heading: 'Business Credit Solutions',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'abacus',
      text: 'A shop that grows needs money a little before it earns it. Here is how to need less of it, and how to borrow the rest from people who are licensed to lend.',
      actions: [
        { label: 'Ask us about working capital', to: '/contact' },
        { label: 'How payment works', to: '/payment-options' },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: `${brand.name} is not a bank or a lender, and takes no fee for introducing you to one. Catalogue orders are prepaid from the wallet and not sold on credit. If a regulated lender works with us one day, this page will name it and its terms.`,
    },
    {
      kind: 'table',
      heading: 'Where the money waits',
      caption: 'An example: forty orders of ₹500 cost in a week. Periods differ between channels',
      columns: ['Channel', 'Customer pays you', 'You pay us', 'Money you must bridge'],
      rows: [
        ['WhatsApp or own store, by UPI', 'At once or next day', 'When you order', 'Little or none'],
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
      heading: 'Need less before you borrow',
      style: 'check',
      items: [
        '**Mix your channels.** Orders paid by UPI finance those that a marketplace pays later.',
        '**Prefer national stock** for marketplaces that settle after delivery. What is delivered in 3-7 days after dispatch is settled sooner than what takes 15-20.',
        '**Cut returns.** Each RTO costs you 20% of the product price, and what you spent on advertising. A confirmed address costs one call.',
        '**Top up often and small.** Money in the wallet is tied up; money in the bank is not.',
        '**Do not buy stock with short money.** A loan for three months and goods that sell in six do not fit together.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we can do',
      cards: [
        {
          title: 'Papers a lender asks for',
          icon: 'ledger',
          text: 'Wallet statement, purchase invoices and order history, on every plan, from your first order on.',
        },
        {
          title: 'Staged payment for bulk orders',
          icon: 'spiral-calendar',
          text: 'An advance when you order and the balance after inspection, instead of everything at the start.',
          link: { label: 'Place a bulk order', to: '/place-bulk-order' },
        },
        {
          title: 'Smaller first lots',
          icon: 'package',
          text: 'For private label we look for a maker who accepts a trial lot, even at a higher price per piece.',
          link: { label: 'Private Label Solutions', to: '/private-label-solutions' },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Kinds of credit to know',
      intro: 'Compare the yearly rate with all fees included. This is general information and not advice.',
      style: 'bullet',
      items: [
        '**Overdraft or cash credit** from the bank that holds your current account. You pay interest only on what you use.',
        '**MSME loans** under government schemes such as MUDRA, or with a CGTMSE credit guarantee instead of collateral. Udyam registration is free on the official portal; pay nobody for it.',
        '**Loans on the strength of GST returns and bank statements** from banks and NBFCs. Quicker, and dearer.',
        '**Business credit card.** Handy for advertising, and expensive when the bill is not paid in full.',
        '**Marketplace seller loans**, repaid from your settlements. Check what remains in a weak month.',
      ],
    },
    {
      kind: 'list',
      heading: 'Before you sign',
      style: 'number',
      items: [
        'Is the lender a bank, or an NBFC on the list of the Reserve Bank of India? An app alone is not a lender.',
        'Have you read the Key Facts Statement with the annual percentage rate?',
        'Does the money come to your own account, straight from the lender?',
        'Can you repay it if sales fall by a third?',
      ],
    },
    {
      kind: 'action',
      heading: 'Plan the next festive season',
      text: 'Tell us what you intend to sell and when. In 24-48 hours we tell you which quantities and payment stages are possible.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Place a bulk order', to: '/place-bulk-order' },
      ],
    },
  ],
};
