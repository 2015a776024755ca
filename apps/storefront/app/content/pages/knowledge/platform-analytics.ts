import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/platform/analytics',
  section: 'explore',
  parent: '/knowledge-hub/using-the-platform',
  layout: 'document',
  title: 'Analytics: Understand Your Numbers',
  description:
    'Which numbers each plan shows, how they are counted, and a weekly half-hour review of sales, margin, returns and wallet.',
  heading: 'Analytics',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Using the Platform',
      icon: 'straight-ruler',
      text: 'Track numbers that help you decide. This guide explains six of them.',
    },
    {
      kind: 'table',
      heading: 'What each plan shows',
      caption: 'Numbers in the seller application',
      columns: ['Plan', 'Counters and daily totals', 'Real-time sales reports and analytics'],
      rows: [
        ['Starter, Launchpad, Orbit', 'Yes: orders by status, and totals up to yesterday', 'No'],
        ['Unicorn', 'Yes', 'Yes'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Even before your first order, the dashboard shows on every plan which of your products changed in cost, went out of stock or came back in stock in the last 7 or 30 days. Your product list shows the margin of each product after GST.',
        'Order numbers start with your first order. With the order list and the wallet statement in a spreadsheet, you can calculate each number below on any plan.',
      ],
    },
    {
      kind: 'table',
      heading: 'Six numbers and how to use them',
      caption: 'How each is counted',
      columns: ['Number', 'How it is counted', 'How to use it'],
      rows: [
        [
          'Orders',
          'Paid orders, by the day of payment',
          'Compare with the same weekday of last week, not with yesterday',
        ],
        ['Cost of goods', 'Amount debited for orders, GST included', 'You need it for all other numbers'],
        ['Your sales', 'From your own store; we do not know your price', 'Enter it next to the cost'],
        ['Margin', 'Sales minus GST, cost, fees and advertising', 'Raise a price, or stop an advertisement'],
        [
          'RTO rate',
          'RTO parcels per 100 dispatched, for each product',
          'Improve the listing, or remove the product',
        ],
        ['Days to delivery', 'From payment to Delivered', 'Correct the delivery time on your listing'],
      ],
    },
    {
      kind: 'steps',
      heading: 'A half-hour weekly review',
      steps: [
        {
          title: 'Ten minutes: orders that do not move',
          text: 'Unpaid, on hold, or without a scan for three days. Act on each one.',
        },
        {
          title: 'Ten minutes: products',
          text: 'Sort by returns, then by margin. Improve one thing on the worst product and one on the best.',
        },
        {
          title: 'Ten minutes: money',
          text: "Compare your wallet balance with next week's expected orders. Check that promised refunds have arrived. They take 5-7 working days.",
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Common mistakes',
      style: 'bullet',
      items: [
        '**Small numbers.** Two returns out of four orders do not prove a rate of 50%. Wait for at least thirty orders.',
        '**Seasons.** October and September are hard to compare. Even two Octobers can be, because Diwali moves. Compare the weeks before the festival.',
        '**Late returns.** A parcel dispatched on the 28th comes back next month. Count returns by the day of dispatch.',
        '**Averages.** An average margin of ₹150 may come from one product with ₹400 and several that lose money. Check each product.',
      ],
    },
    {
      kind: 'action',
      heading: 'What your plan includes',
      text: 'The comparison lists all fourteen features of the three plans.',
      actions: [
        { label: 'Compare the plans', to: '/plans' },
        { label: 'Success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
  ],
};
