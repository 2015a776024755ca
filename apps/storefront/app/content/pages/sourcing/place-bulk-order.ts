import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/place-bulk-order',
  section: 'sourcing',
  title: 'Place a Bulk Order',
  description:
    'Quotes in 24-48 hours for quantities typically from 500 units: retail stock, corporate gifts, festive hampers and events, delivered across India.',
  heading: 'Place a Bulk Order',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Sourcing and bulk orders',
      icon: 'pickup-truck',
      text: 'One product in quantity, at a price for that quantity. Tell us what and how many. You get a quote in 24-48 hours, and nothing binds you until you accept it.',
      actions: [
        { label: 'Go to the form', to: '#bulk-order-form' },
        { label: 'Find it in the catalogue', to: '/products' },
      ],
    },
    {
      kind: 'cards',
      heading: 'What sellers and businesses order',
      cards: [
        {
          title: 'Stock for a proven seller',
          icon: 'package',
          text: 'A product you have sold piece by piece, now bought ahead and kept with us or with you.',
        },
        {
          title: 'Festive and corporate gifts',
          icon: 'wrapped-gift',
          text: 'Diwali boxes, bottles, diaries and bags, with your logo if you like.',
        },
        {
          title: 'Shops and distributors',
          icon: 'shopping-bags',
          text: 'Cartons mixed by size and colour, with tax invoice, and e-way bill where one is due.',
        },
        {
          title: 'Schools, offices, events',
          icon: 'graduation-cap',
          text: 'Uniform accessories, kits and return gifts for a fixed date.',
        },
      ],
    },
    {
      kind: 'facts',
      facts: [
        { value: '500 units', label: 'where quantities typically start; ask if you need fewer' },
        { value: '24-48 hours', label: 'to a quote' },
        { value: 'Mon-Fri', label: '9 AM-6 PM IST, sourcing desk' },
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'list',
      heading: 'How to get a good quote',
      intro:
        'Only your name, e-mail, the product and the quantity are required. These details save a round of questions:',
      style: 'check',
      items: [
        'The SKU or link, if it is a catalogue product, or a picture link if it is not.',
        'Sizes and colours with the number of each.',
        'A target price per unit. It tells us which grade you have in mind.',
        'Pincode of delivery and the date by which you need it.',
        'Printing, packing or labels, and whether you have the artwork.',
        'Your GSTIN, so that it is on the invoice.',
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        {
          title: 'Reference number',
          text: 'You see it when the form has been stored, and receive it by e-mail.',
        },
        {
          title: 'Quote',
          text: 'Unit price at two or three quantities, GST, delivery, lead time and how long the offer holds.',
        },
        {
          title: 'Sample',
          text: 'For anything new to you we suggest a sample. See [Try Before You Buy](/try-before-buy).',
        },
        {
          title: 'Order and advance',
          text: 'You accept in writing and pay the advance named in the quote. Production or packing begins.',
        },
        {
          title: 'Inspection and balance',
          text: 'The goods are checked, you see the result, and the balance is due before dispatch.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about bulk orders',
      open: 'many',
      items: [
        {
          question: 'Is 500 units a fixed minimum?',
          answer:
            'No. It is where bulk prices typically begin. Some stocked products are offered from fewer, and custom-made ones may need more. The form takes any quantity from 1.',
        },
        {
          question: 'Can I cancel a bulk order?',
          answer:
            'Until you pay the advance, freely. After that it depends on how far production has come; the quote says what applies.',
        },
        {
          question: 'Is delivery included?',
          answer:
            'It is quoted separately, since a pallet to Pune and forty cartons to Imphal are different things. The [Shipping Cost Estimator](/shipping-cost-estimator) gives a first idea for single parcels.',
        },
        {
          question: 'Can you send it to many addresses?',
          answer:
            'Yes, for example to the homes of your employees before Diwali. Send the list as a file once the order is agreed, and make sure that the people on it know that you share their addresses for this.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Need something that is not in the catalogue?',
      text: `Then a sourcing request is the better form: it asks for specifications and quality. By phone: ${brand.phone}, Mon-Fri 9 AM-6 PM IST.`,
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Private Label Solutions', to: '/private-label-solutions' },
      ],
    },
  ],
};
