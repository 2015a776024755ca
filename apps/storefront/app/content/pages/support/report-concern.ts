import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/report-concern',
  section: 'support',
  title: 'Report a Concern',
  description:
    'Report unsafe products, unfair supplier conduct, order problems, bugs or security weaknesses, with evidence. How we handle your report.',
  heading: 'Report a Concern',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Support',
      icon: 'megaphone',
      text: 'Tell us about something that should not happen on our platform. Every report is read by a person, and your name is not given to the party you report unless you agree or the law demands it.',
    },
    {
      kind: 'list',
      heading: 'What belongs here',
      style: 'bullet',
      items: [
        '**Product quality:** unsafe, counterfeit, expired or wrongly described goods.',
        '**Order fulfilment:** repeated late dispatch, wrong items, poor packing.',
        '**Supplier behaviour:** contact with your customer, pressure, requests for payment outside the platform.',
        '**Platform bug:** a page, price or figure that is wrong.',
        '**Security breach:** a weakness, a leaked detail, a call or message pretending to come from us.',
        '**Account issue:** a login you do not recognise, or someone else using your details.',
        '**Other:** anything else, including notices about [intellectual property](/support/report).',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Want a refund for one damaged or missing item? Raise a [support ticket](/support-ticket) instead; it starts the claim and keeps its time limit.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'list',
      heading: 'Evidence that helps',
      intro: 'You can upload images and PDF files, max 5MB each. Only authorised staff can open them.',
      style: 'check',
      items: [
        'Photos of the product, its label, MRP and date of packing.',
        'Screenshots with the address bar and the time in view.',
        'The order number, tracking ID or SKU, in the details field.',
        'Messages in full, and not only the line that matters.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we handle a report',
      steps: [
        { title: 'Recorded', text: 'You see a reference number at once and receive it by e-mail.' },
        { title: 'Sorted', text: 'Safety, security and fraud come first, the same day where we can.' },
        {
          title: 'Examined',
          text: 'We check records, ask the other side where that is safe, and come back to you with questions if needed.',
        },
        {
          title: 'Closed',
          text: 'We tell you what we found. Where others are involved we may not be able to share every detail of what was done.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'In an emergency, and if you are not satisfied',
      paragraphs: [
        'If money has been taken from you by fraud, call the national cybercrime helpline 1930 (or report it on cybercrime.gov.in) and your bank before you write to us: the first hours count.',
        `If you feel your report was not taken seriously, write to the Grievance Officer at ${brand.email} with the reference number. Grievances are acknowledged within 48 hours and answered within one month.`,
        'If you have come across a security weakness, take no data, tell us at once and give us time to repair it before you speak about it. We are grateful for such reports and say so.',
      ],
    },
    {
      kind: 'action',
      heading: 'Looking for something else?',
      text: `The Help Desk lists every way to reach us. By phone: ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.`,
      actions: [
        { label: 'Go to the Help Desk', to: '/help-desk' },
        { label: 'Raise a support ticket', to: '/support-ticket' },
      ],
    },
  ],
};
