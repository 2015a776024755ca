import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/help-desk',
  section: 'support',
  title: 'Help Desk',
  description:
    'Six ways to get help: FAQs, contact form, tutorials, Knowledge Hub, report a concern and support tickets, and which one suits your problem.',
  heading: 'Help Desk',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Support',
      icon: 'bell',
      text: 'Choose the option that fits your question. For how things work, start with the FAQs. For a problem with an order, raise a ticket, so that it has a reference number and we can track it.',
    },
    {
      kind: 'cards',
      heading: 'How can we help?',
      cards: [
        {
          title: 'FAQs',
          icon: 'light-bulb',
          text: 'Short answers on the trial, plans, wallet, delivery times, RTO and claims.',
          link: { label: 'Read the FAQs', to: '/need-help' },
        },
        {
          title: 'Contact us',
          icon: 'telephone',
          text: 'Tell us about your business, or ask a question that the other pages do not answer.',
          link: { label: 'Open the contact form', to: '/support/contact' },
        },
        {
          title: 'Tutorials',
          icon: 'graduation-cap',
          text: 'Step by step: first product, wallet, first order, failed deliveries, claims.',
          link: { label: 'See the tutorials', to: '/tutorials' },
        },
        {
          title: 'Knowledge Hub',
          icon: 'books',
          text: 'Longer guides for dropshippers and suppliers, from choosing products to reading reports.',
          link: { label: 'Browse the Knowledge Hub', to: '/knowledge-hub' },
        },
        {
          title: 'Report a concern',
          icon: 'megaphone',
          text: 'Poor quality, unfair behaviour, a security problem or a bug. You can attach evidence.',
          link: { label: 'Report a concern', to: '/report-concern' },
        },
        {
          title: 'Support ticket',
          icon: 'clipboard',
          text: 'For anything about an order, a payment or your account. You get a reference number immediately.',
          link: { label: 'Raise a ticket', to: '/support-ticket' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which option to choose',
      caption: 'Common problems, where to report them and what to keep ready',
      columns: ['Situation', 'Go to', 'Keep ready'],
      rows: [
        ['Where is my parcel?', '[Track My Order](/track-my-order)', 'Tracking ID'],
        [
          'Damaged or defective item',
          '[Support ticket](/support-ticket), within 48 hours',
          'Order number, photos or video',
        ],
        [
          'Missing item',
          '[Support ticket](/support-ticket), within 7 days of delivery',
          'Order number, photo of the parcel',
        ],
        ['Delivered, but not received', '[Support ticket](/support-ticket), within 48 hours', 'Order number'],
        ['Wallet top-up not credited', '[Support ticket](/support-ticket)', 'Bank or UPI reference number'],
        ['A listing copies my brand or design', '[Report IP Issue](/support/report)', 'Proof of your rights'],
        [
          'I need a price for 500 units or more',
          '[Place a Bulk Order](/place-bulk-order)',
          'Product and quantity',
        ],
        ['A quick question', '[Chat and email](/support/chatemail)', 'Nothing'],
      ],
    },
    {
      kind: 'list',
      heading: 'Support hours',
      style: 'bullet',
      items: [
        `Phone ${brand.phone}: Mon-Sat 9:00 AM-7:00 PM IST.`,
        `Email ${brand.email} and tickets: replies within 24-48 working hours.`,
        'Live chat: 24/7. Outside business hours you can leave a message, and a person replies when support opens.',
        'Sourcing and bulk enquiries: Mon-Fri 9 AM-6 PM IST, quotes in 24-48 hours.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Please raise only one ticket per problem. If you call or email about it, quote the reference number. It saves time.',
    },
    {
      kind: 'action',
      heading: 'Have an order problem?',
      text: 'Time limits start on the day of delivery, so please report problems early.',
      actions: [
        { label: 'Raise a ticket', to: '/support-ticket' },
        { label: 'Read the return policy', to: '/return-refund' },
      ],
    },
  ],
};
