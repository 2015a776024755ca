import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/report-concern',
  section: 'support',
  title: 'Report a Concern',
  description:
    'Report unsafe products, unfair supplier behaviour, order problems, bugs or security problems, with evidence. How we handle your report.',
  heading: 'Report a Concern',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Support',
      icon: 'megaphone',
      text: 'Tell us about a problem on our platform. A person reads every report. We do not give your name to the party you report, unless you agree or the law requires it.',
    },
    {
      kind: 'list',
      heading: 'What to report here',
      style: 'bullet',
      items: [
        '**Product quality:** unsafe, counterfeit, expired or wrongly described goods.',
        '**Order fulfilment:** repeated late dispatch, wrong items, poor packing.',
        '**Supplier behaviour:** contacting your customer, pressure, or asking for payment outside the platform.',
        '**Platform bug:** a page, price or number that is wrong.',
        '**Security breach:** a security weakness, leaked data, or a call or message that pretends to be from us.',
        '**Account issue:** a login you do not recognise, or someone else using your details.',
        '**Other:** anything else, including notices about [intellectual property](/support/report).',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'To claim a refund for a damaged or missing item, raise a [support ticket](/support-ticket) instead. It starts the claim within its time limit.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'list',
      heading: 'Evidence that helps',
      intro: 'You can upload images and PDF files, max 5MB each. Only authorised staff can open them.',
      style: 'check',
      items: [
        'Photos of the product, its label, MRP and date of packing.',
        'Screenshots with the address bar and the time visible.',
        'The order number, tracking ID or SKU in the details field.',
        'Complete messages, not just single lines.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we handle a report',
      steps: [
        { title: 'Recorded', text: 'You see a reference number immediately and receive it by email.' },
        {
          title: 'Prioritised',
          text: 'Safety, security and fraud come first, on the same day where possible.',
        },
        {
          title: 'Investigated',
          text: 'We check our records, ask the other side where that is safe, and contact you if we have questions.',
        },
        {
          title: 'Closed',
          text: 'We tell you what we found. Where others are involved, we may not be able to share every detail.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'In an emergency, and if you are not satisfied',
      paragraphs: [
        'If you have lost money to fraud, call the national cybercrime helpline 1930 (or report it on cybercrime.gov.in) and your bank before you write to us. The first hours are important.',
        'If you feel your report was not taken seriously, write to the Grievance Officer named on the [contact page](/support/contact#company-details), with the reference number. Grievances are acknowledged within 48 hours and answered within one month.',
        'If you have found a security weakness, do not copy any data. Tell us immediately, and give us time to fix it before you talk about it publicly. We appreciate such reports.',
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
