import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/platform/analytics',
  section: 'explore',
  parent: '/knowledge-hub/using-the-platform',
  layout: 'document',
  title: 'Analytics: Reading Your Figures',
  description:
    'Which figures each plan shows, how they are counted, and a weekly half hour with sales, margin, returns and wallet that leads to decisions.',
  heading: 'Analytics',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Using the Platform',
      icon: 'straight-ruler',
      text: 'A figure is worth looking at if you would do something different when it changes. This guide has six of those, and leaves the rest alone.',
    },
    {
      kind: 'table',
      heading: 'What each plan shows',
      caption: 'Figures in the seller application',
      columns: ['Plan', 'Counters and closed days', 'Real-time sales reports and analytics'],
      rows: [
        ['Starter, Launchpad, Orbit', 'Yes: orders by state, and figures up to yesterday', 'No'],
        ['Unicorn', 'Yes', 'Yes'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Before the first order the dashboard already shows, on every plan, which of your products changed their cost, ran out or came back in the last 7 or 30 days, and your product list shows the margin of each after GST.',
        'Figures on orders begin with your first order. With the order list and the wallet statement in a spreadsheet you can work out each of the figures below, whatever your plan is.',
      ],
    },
    {
      kind: 'table',
      heading: 'Six figures and what they are for',
      caption: 'How each is counted',
      columns: ['Figure', 'How it is counted', 'What you do with it'],
      rows: [
        [
          'Orders',
          'Paid orders, by the day of payment',
          'Compare with the same weekday of last week, not with yesterday',
        ],
        ['Cost of goods', 'What was debited for them, GST included', 'The base of everything else'],
        ['Your sales', 'From your own store; we do not know your price', 'Enter it beside the cost'],
        ['Margin', 'Sales minus GST, cost, fees and advertising', 'Raise a price, or stop an advertisement'],
        [
          'Share returned',
          'RTO parcels per 100 dispatched, product by product',
          'Improve the page, or drop the product',
        ],
        ['Days to delivery', 'From payment to Delivered', 'Correct the promise on your listing'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Half an hour on Monday',
      steps: [
        {
          title: 'Ten minutes: orders that stand still',
          text: 'Unpaid, held or without a scan for three days. Act on each one.',
        },
        {
          title: 'Ten minutes: products',
          text: 'Sort by returns, then by margin. Change one thing on the worst and one on the best.',
        },
        {
          title: 'Ten minutes: money',
          text: 'Wallet against the coming week. Refunds promised against refunds received, which take 5-7 working days.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Traps',
      style: 'bullet',
      items: [
        '**Small numbers.** Two returns out of four orders are not a rate of 50%; they are four orders. Wait for thirty.',
        '**Seasons.** October against September says nothing, and even October against last October misleads when Diwali has moved. Compare the weeks before the festival.',
        '**Late returns.** A parcel dispatched on the 28th comes back next month. Count returns by the day of dispatch.',
        '**Averages.** A margin of ₹150 may be one product with ₹400 and five that lose money. Look product by product.',
      ],
    },
    {
      kind: 'action',
      heading: 'See what your plan includes',
      text: 'The comparison lists all fourteen features of the three plans.',
      actions: [
        { label: 'Compare the plans', to: '/plans' },
        { label: 'Success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
  ],
};
