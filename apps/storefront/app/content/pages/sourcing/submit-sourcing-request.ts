import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/submit-sourcing-request',
  section: 'sourcing',
  title: 'Submit a Sourcing Request',
  description:
    'Three short steps: your contact details and product, the specifications, and a summary to check. We review every request in 24-48 hours.',
  heading: 'Submit a Sourcing Request',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Sourcing',
      icon: 'magnifying-glass-tilted-left',
      text: 'Describe the product, and we contact the manufacturers. The request is free, does not commit you to anything and is reviewed in 24-48 hours.',
    },
    {
      kind: 'list',
      heading: 'Keep these ready',
      style: 'check',
      items: [
        'A mobile number in the format +91-NNNNN-NNNNN, for questions.',
        'A clear description of the product, and the closest category.',
        'A minimum quantity. Most manufacturers quote from 500 units. You can enter fewer, but then fewer manufacturers will quote.',
        'Links to images or similar products, one on each line.',
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
          'Name, email, phone, category, product, minimum quantity, target price in INR (optional)',
          'To send it to the right person in our team, and to know your price range',
        ],
        [
          '2. Specifications',
          'Quality standards, customisation, reference links',
          'So that all manufacturers quote for the same product',
        ],
        [
          '3. Review',
          'A summary to check, and your agreement to the terms',
          'You can go back and correct anything',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'How to write a good request',
      caption: 'Vague and clear requests, compared',
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
        { title: 'Immediately', text: 'You see a reference number on the page and get a copy by email.' },
        {
          title: 'In 24-48 hours',
          text: 'Our sourcing team reviews the request and replies with questions, a yes, or a no with the reason.',
        },
        {
          title: 'Then',
          text: 'You get quotes with unit price, minimum quantity, lead time and landed cost.',
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
            'Manufacturers see the specifications, but not your name. If your design is new, tell us before you send drawings, and we sign a confidentiality agreement first.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The request and the quotes are free. Samples, moulds, tests and travel are charged only after you agree to them.',
        },
        {
          question: 'Is there anything you do not source?',
          answer:
            'Copies of brands, arms, drugs, tobacco and vapes, live animals, and anything that may not be sold in India. For goods that need a licence, we ask you for it.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Would you like to ask first?',
      text: `Contact the sourcing desk Mon-Fri 9 AM-6 PM IST, at ${brand.phone} or ${brand.email}.`,
      actions: [
        { label: 'About the sourcing desk', to: '/global-sourcing-desk' },
        { label: 'Quality control', to: '/qc' },
      ],
    },
  ],
};
