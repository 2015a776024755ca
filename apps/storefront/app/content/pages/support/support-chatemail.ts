import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/support/chatemail',
  section: 'support',
  title: '24/7 Chat and Email Support',
  description:
    'Leave a message in live chat at any hour or write an e-mail. What each channel is good for, when people answer and what to include.',
  heading: 'Chat and Email Support',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: '24/7 support',
      icon: 'headphone',
      text: 'The chat is open 24/7. Your message is acknowledged at once and stored, and a member of our team continues during business hours, here or by e-mail.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'cards',
      heading: 'What you can expect',
      cards: [
        {
          title: 'Open at every hour',
          icon: 'alarm-clock',
          text: 'Write when the problem turns up, even at midnight before a sale. Nothing you send is lost.',
        },
        {
          title: 'Pick up where you left off',
          icon: 'bookmark',
          text: 'Close the window and come back later in the same browser: your conversation is still there.',
        },
        {
          title: 'People, not a maze',
          icon: 'headphone',
          text: 'The first reply is automatic and says so. The answer that follows is written by someone who has read your message.',
        },
        {
          title: 'A written record',
          icon: 'spiral-notepad',
          text: 'What we promise in chat or e-mail is in writing, and you can point to it later.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which channel for what',
      caption: 'Channel guide: best use, hours and reply time',
      columns: ['Channel', 'Best for', 'Available', 'Reply'],
      rows: [
        [
          'Live chat',
          'Quick questions about plans, products, how something works',
          '24/7',
          'Acknowledged at once; staff during business hours',
        ],
        [
          `E-mail, ${brand.email}`,
          'Longer explanations, documents, invoices',
          'Any time',
          'Within 24-48 working hours',
        ],
        [
          '[Support ticket](/support-ticket)',
          'Order, payment, delivery and claim problems',
          'Any time',
          'Within 24-48 working hours',
        ],
        [
          `Phone, ${brand.phone}`,
          'Urgent delivery problems of today',
          'Mon-Sat 9:00 AM-7:00 PM IST',
          'During the call, where possible',
        ],
        [
          '[Sourcing desk](/global-sourcing-desk)',
          'Bulk, private label and special products',
          'Mon-Fri 9 AM-6 PM IST',
          'Quotes in 24-48 hours',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'For a good answer to an e-mail',
      style: 'number',
      items: [
        'Put the order number or tracking ID into the subject line.',
        'Write about one matter in one e-mail.',
        'Say what you would like us to do.',
        'Attach photos as files. Pictures pasted into a document are hard to judge.',
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      text: 'Claims have time limits: 48 hours for damaged or defective items and for deliveries not received, 7 days for missing items. Chat alone does not start a claim; please raise a [support ticket](/support-ticket).',
    },
    {
      kind: 'action',
      heading: 'Prefer to look it up?',
      text: 'Many answers are a click away and need no waiting.',
      actions: [
        { label: 'Read the FAQs', to: '/need-help' },
        { label: 'Go to the Help Desk', to: '/help-desk' },
      ],
    },
  ],
};
