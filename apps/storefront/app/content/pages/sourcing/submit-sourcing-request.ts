import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/submit-sourcing-request',
  section: 'sourcing',
  title: 'Submit a Sourcing Request',
  description:
    'Three short steps: who you are and what you need, the specifications, a summary to check. Our desk reviews every request in 24-48 hours.',
  heading: 'Submit a Sourcing Request',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Sourcing',
      icon: 'magnifying-glass-tilted-left',
      text: 'Describe the product once, properly, and let the desk do the asking. The request is free, binds you to nothing and is reviewed in 24-48 hours.',
    },
    {
      kind: 'list',
      heading: 'Have these at hand',
      style: 'check',
      items: [
        'A mobile number in the form +91-NNNNN-NNNNN, for questions.',
        'The product in plain words, and the category that comes nearest.',
        'A minimum quantity. Most makers quote from 500 units upwards; you may enter fewer, which narrows the choice.',
        'Links to pictures or similar products, one on each line.',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'table',
      heading: 'The three steps',
      caption: 'What the form asks, and why',
      columns: ['Step', 'We ask for', 'Why'],
      rows: [
        [
          '1. Contact and product',
          'Name, e-mail, phone, category, product, minimum quantity, target price in INR (optional)',
          'To send it to the right buyer, and to know the price level you have in mind',
        ],
        [
          '2. Specifications',
          'Quality standards, customisation, reference links',
          'So that several makers quote for the same thing',
        ],
        [
          '3. Review',
          'A summary to check, and your consent to the terms',
          'You can go back and correct anything',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'A request that gets good answers',
      caption: 'Vague and exact, side by side',
      columns: ['Field', 'Too vague', 'Better'],
      rows: [
        ['Product', 'Good cotton T-shirt', 'Round-neck T-shirt, 100% combed cotton, 180 GSM, bio-washed'],
        ['Quantity', 'Bulk', '600 pieces: S 60, M 180, L 210, XL 150'],
        [
          'Quality standards',
          'Export quality',
          'Shrinkage below 5%, colour fast to washing, no loose threads',
        ],
        ['Customisation', 'With logo', 'Chest print 8 x 6 cm, one colour; own neck label'],
        ['Target price', 'Cheapest', '₹165 per piece before GST'],
      ],
    },
    {
      kind: 'steps',
      heading: 'After you submit',
      steps: [
        { title: 'At once', text: 'A reference number on the page, and a copy by e-mail.' },
        {
          title: 'In 24-48 hours',
          text: 'A buyer reviews the request and replies with questions, a yes or a reasoned no.',
        },
        {
          title: 'Then',
          text: 'Quotes side by side, with unit price, minimum quantity, lead time and landed cost.',
        },
        { title: 'When you decide', text: 'Sample first, then order, inspection and delivery.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you send it',
      open: 'many',
      items: [
        {
          question: 'Do you share my idea or my name?',
          answer:
            'Makers see the specifications and not who asks. If your design is new, tell us before you send drawings, and we sign a confidentiality agreement first.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The request and the quotes are free. Samples, moulds, tests and travel are charged only after you have agreed to them.',
        },
        {
          question: 'Is there anything you do not source?',
          answer:
            'Copies of brands, arms, drugs, tobacco and vapes, live animals, and whatever may not be sold in India. For goods that need a licence, we ask you for it.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Would you rather ask first?',
      text: `The desk is there Mon-Fri 9 AM-6 PM IST, at ${brand.phone} or ${brand.email}.`,
      actions: [
        { label: 'About the sourcing desk', to: '/global-sourcing-desk' },
        { label: 'Quality control', to: '/qc' },
      ],
    },
  ],
};
