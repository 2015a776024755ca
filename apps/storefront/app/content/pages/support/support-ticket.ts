import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/support-ticket',
  section: 'support',
  title: 'Support Ticket',
  description:
    'Raise a support ticket for an order, payment, product, shipping or account problem. You get a reference number and a reply in 24-48 hours.',
  heading: 'Support Ticket',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Support',
      icon: 'clipboard',
      text: 'Describe the problem once, get a number for it, and let us do the running about. We reply within 24-48 business hours.',
    },
    {
      kind: 'text',
      paragraphs: [
        'It may already be answered: look at the [Help Desk](/help-desk), the [FAQs](/need-help) or the [tutorials](/tutorials). For an order that is simply on its way, [Track My Order](/track-my-order) knows as much as we do.',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'steps',
      heading: 'What happens to your ticket',
      steps: [
        {
          title: 'Received',
          text: 'Your ticket is stored and you see its reference number. A copy goes to your e-mail address.',
        },
        {
          title: 'Assigned',
          text: 'The issue type you chose takes it to the right desk: orders, payments, products, shipping, account or technical.',
        },
        {
          title: 'Investigated',
          text: 'We check our records and, where needed, ask the warehouse, the courier or the bank. If we need more from you, we ask once and list everything.',
        },
        {
          title: 'Resolved',
          text: 'You hear the result with its reason. If it does not settle the matter, reply to that e-mail and we take the ticket up again.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What to include',
      caption: 'Helpful details for each kind of issue',
      columns: ['Issue type', 'Please include'],
      rows: [
        ['Order Related', 'Order ID, what should be changed or stopped, and how urgent it is'],
        ['Payment & Billing', 'Date, amount, and the bank or UPI reference number'],
        [
          'Product Information / Defect',
          'SKU, and the fault in a sentence; send photos or a video in reply to the confirmation e-mail',
        ],
        ['Shipping & Delivery', 'Order ID or tracking ID, and what the courier told your customer'],
        ['Account Management', 'The e-mail address of the account; never a password'],
        ['Technical Support', 'The page, what you did, what you saw, and your browser or phone'],
        ['Suggestion / Feedback', 'What you were trying to do, and what would have made it easier'],
      ],
    },
    {
      kind: 'list',
      heading: 'Mind the time limits',
      style: 'bullet',
      items: [
        'Damaged or defective items: within 48 hours of delivery, with image or video proof.',
        'Marked Delivered but not received: within 48 hours of the Delivered status.',
        'Missing items and any other dispute: within 7 days of delivery.',
        'Approved refunds are processed in 5-7 working days. The [Return, Refund & Cancellation Policy](/return-refund) has the rest.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Contact us directly',
      cards: [
        { title: 'Phone', icon: 'telephone', text: `${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.` },
        {
          title: 'E-mail',
          icon: 'pen',
          text: `${brand.email}. Quote your ticket reference if you have one.`,
        },
        {
          title: 'Live chat',
          icon: 'headphone',
          text: 'Open 24/7 for quick questions.',
          link: { label: 'Open chat and e-mail', to: '/support/chatemail' },
        },
      ],
    },
  ],
};
