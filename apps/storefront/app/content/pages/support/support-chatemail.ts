import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/support/chatemail',
  section: 'support',
  title: '24/7 Chat and Email Support',
  description:
    'Leave a message in live chat at any time, or write an email. What each channel is best for, when we reply and what to include.',
  heading: 'Chat and Email Support',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: '24/7 support',
      icon: 'headphone',
      text: 'Chat is open 24/7. Your message gets an automatic reply and is saved. Our team replies during business hours, in the chat or by email.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'cards',
      heading: 'What you can expect',
      cards: [
        {
          title: 'Always open',
          icon: 'alarm-clock',
          text: 'Write whenever you have a problem, even at midnight. Your message is saved.',
        },
        {
          title: 'Continue where you left off',
          icon: 'bookmark',
          text: 'Close the window and come back later in the same browser. Your conversation is still there.',
        },
        {
          title: 'Real people',
          icon: 'headphone',
          text: 'The first reply is automatic and says so. After that, a person who has read your message replies.',
        },
        {
          title: 'A written record',
          icon: 'spiral-notepad',
          text: 'You have everything we tell you in writing.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which channel to use',
      caption: 'Channel guide: best use, hours and reply time',
      columns: ['Channel', 'Best for', 'Available', 'Reply'],
      rows: [
        [
          'Live chat',
          'Quick questions about plans, products or how something works',
          '24/7',
          'Automatic reply immediately; our team during business hours',
        ],
        [
          `Email, ${brand.email}`,
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
          'Urgent delivery problems',
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
      heading: 'Tips for emails',
      style: 'number',
      items: [
        'Put the order number or tracking ID in the subject line.',
        'Write about one topic per email.',
        'Say what you would like us to do.',
        'Attach photos as files. Photos inside a document are difficult to check.',
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      text: 'Claims have time limits: 48 hours for damaged or defective items and for deliveries not received, 7 days for missing items. A chat message does not start a claim. Please raise a [support ticket](/support-ticket).',
    },
    {
      kind: 'action',
      heading: 'Find answers yourself',
      text: 'Many questions are already answered in the FAQs.',
      actions: [
        { label: 'Read the FAQs', to: '/need-help' },
        { label: 'Go to the Help Desk', to: '/help-desk' },
      ],
    },
  ],
};
