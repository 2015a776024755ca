import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/help-desk',
  section: 'support',
  title: 'Help Desk',
  description:
    'Six ways to get help: FAQs, contact form, tutorials, knowledge hub, report a concern and support tickets, and which suits your problem.',
  heading: 'Help Desk',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Support',
      icon: 'bell',
      text: 'Pick the door that fits. A question about how things work is answered fastest by the FAQs. A problem with an order needs a ticket, so that it has a number and cannot be lost.',
    },
    {
      kind: 'cards',
      heading: 'How can we help?',
      cards: [
        {
          title: 'FAQs',
          icon: 'light-bulb',
          text: 'Trial, plans, wallet, delivery times, RTO and claims, each answered in a few lines.',
          link: { label: 'Read the FAQs', to: '/need-help' },
        },
        {
          title: 'Contact us',
          icon: 'telephone',
          text: 'Tell us about your business, or ask what the other pages did not answer.',
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
          text: 'Longer guides for dropshippers and suppliers, from picking products to reading reports.',
          link: { label: 'Browse the Knowledge Hub', to: '/knowledge-hub' },
        },
        {
          title: 'Report a concern',
          icon: 'megaphone',
          text: 'Poor quality, unfair conduct, a security problem or a bug. You can attach evidence.',
          link: { label: 'Report a concern', to: '/report-concern' },
        },
        {
          title: 'Support ticket',
          icon: 'clipboard',
          text: 'For anything tied to an order, a payment or your account. You get a reference number at once.',
          link: { label: 'Raise a ticket', to: '/support-ticket' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which one for which problem',
      caption: 'Common situations, where to take them and what to have ready',
      columns: ['Situation', 'Go to', 'Have ready'],
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
        ['A listing copies my brand or design', '[Report IP Issue](/support/report)', 'Proof of your right'],
        [
          'I need a price for 500 units or more',
          '[Place a Bulk Order](/place-bulk-order)',
          'Product and quantity',
        ],
        ['A quick question, right now', '[Chat and e-mail](/support/chatemail)', 'Nothing'],
      ],
    },
    {
      kind: 'list',
      heading: 'Hours and replies',
      style: 'bullet',
      items: [
        `Phone ${brand.phone}: Mon-Sat 9:00 AM-7:00 PM IST.`,
        `E-mail ${brand.email} and tickets: replies within 24-48 working hours.`,
        'Live chat: 24/7. Outside business hours it takes your message, and a person answers when the desk opens.',
        'Sourcing and bulk enquiries: Mon-Fri 9 AM-6 PM IST, quotes in 24-48 hours.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'One ticket per problem is enough. Raising the same matter again by phone and e-mail does not speed it up; quoting your reference number does.',
    },
    {
      kind: 'action',
      heading: 'Have an order problem?',
      text: 'Time limits run from the day of delivery, so do not wait.',
      actions: [
        { label: 'Raise a ticket', to: '/support-ticket' },
        { label: 'Read the return policy', to: '/return-refund' },
      ],
    },
  ],
};
