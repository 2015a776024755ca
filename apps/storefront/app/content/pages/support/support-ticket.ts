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
      text: 'Describe your problem and get a reference number. We reply within 24-48 business hours.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Your question may already be answered in the [Help Desk](/help-desk), the [FAQs](/need-help) or the [tutorials](/tutorials). To see where an order is, use [Track My Order](/track-my-order).',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'steps',
      heading: 'What happens to your ticket',
      steps: [
        {
          title: 'Received',
          text: 'Your ticket is saved and you see its reference number. We send a copy to your email address.',
        },
        {
          title: 'Assigned',
          text: 'The issue type you choose sends it to the right team: orders, payments, products, shipping, account or technical.',
        },
        {
          title: 'Investigated',
          text: 'We check our records and, where needed, ask the warehouse, the courier or the bank. If we need more details, we ask you for all of them at once.',
        },
        {
          title: 'Resolved',
          text: 'We tell you the result and the reason. If the problem is not solved, reply to that email and we reopen the ticket.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What to include',
      caption: 'Useful details for each type of issue',
      columns: ['Issue type', 'Please include'],
      rows: [
        ['Order Related', 'Order ID, what you want to change or stop, and how urgent it is'],
        ['Payment & Billing', 'Date, amount, and the bank or UPI reference number'],
        [
          'Product Information / Defect',
          'SKU, and a short description of the defect; send photos or a video in reply to the confirmation email',
        ],
        ['Shipping & Delivery', 'Order ID or tracking ID, and what the courier told your customer'],
        ['Account Management', 'The email address of the account. Never send a password'],
        ['Technical Support', 'The page, what you did, what you saw, and your browser or phone'],
        ['Suggestion / Feedback', 'What you were trying to do, and what would have made it easier'],
      ],
    },
    {
      kind: 'list',
      heading: 'Time limits',
      style: 'bullet',
      items: [
        'Damaged or defective items: within 48 hours of delivery, with image or video proof.',
        'Marked Delivered but not received: within 48 hours of the Delivered status.',
        'Missing items and any other dispute: within 7 days of delivery.',
        'Approved refunds are processed in 5-7 working days. See the [Return, Refund & Cancellation Policy](/return-refund) for details.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Contact us directly',
      cards: [
        { title: 'Phone', icon: 'telephone', text: `${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.` },
        {
          title: 'Email',
          icon: 'pen',
          text: `${brand.email}. Quote your ticket reference if you have one.`,
        },
        {
          title: 'Live chat',
          icon: 'headphone',
          text: 'Open 24/7 for quick questions.',
          link: { label: 'Open chat and email', to: '/support/chatemail' },
        },
      ],
    },
  ],
};
