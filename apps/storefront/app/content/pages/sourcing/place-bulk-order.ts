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
      text: 'Tell us the product and the quantity. You get a quote in 24-48 hours, and you are not committed until you accept it.',
      actions: [
        { label: 'Go to the form', to: '#bulk-order-form' },
        { label: 'Find it in the catalogue', to: '/products' },
      ],
    },
    {
      kind: 'cards',
      heading: 'What businesses order in bulk',
      cards: [
        {
          title: 'Stock of a bestseller',
          icon: 'package',
          text: 'A product you have sold one by one, now bought in advance and stored with us or with you.',
        },
        {
          title: 'Festive and corporate gifts',
          icon: 'wrapped-gift',
          text: 'Diwali boxes, bottles, diaries and bags, with your logo if you like.',
        },
        {
          title: 'Shops and distributors',
          icon: 'shopping-bags',
          text: 'Cartons with mixed sizes and colours, with a tax invoice, and an e-way bill where required.',
        },
        {
          title: 'Schools, offices, events',
          icon: 'graduation-cap',
          text: 'Uniform accessories, kits and return gifts, delivered by a fixed date.',
        },
      ],
    },
    {
      kind: 'facts',
      facts: [
        { value: '500 units', label: 'is the typical minimum; ask us if you need fewer' },
        { value: '24-48 hours', label: 'for a quote' },
        { value: 'Mon-Fri', label: '9 AM-6 PM IST, sourcing desk' },
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'list',
      heading: 'How to get a good quote',
      intro:
        'Only your name, email, the product and the quantity are required. These details help us quote faster:',
      style: 'check',
      items: [
        'The SKU or link of a catalogue product, or a link to an image of any other product.',
        'Sizes and colours, with the quantity of each.',
        'A target price per unit. It tells us which quality you want.',
        'The delivery PIN code and the date by which you need it.',
        'Printing, packing or labels, and whether you have the artwork.',
        'Your GSTIN, so that we can print it on the invoice.',
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        {
          title: 'Reference number',
          text: 'You see it when the form has been saved, and receive it by email.',
        },
        {
          title: 'Quote',
          text: 'Unit price at two or three quantities, GST, delivery, lead time and how long the offer is valid.',
        },
        {
          title: 'Sample',
          text: 'If the product is new to you, we suggest a sample. See [Try Before You Buy](/try-before-buy).',
        },
        {
          title: 'Order and advance',
          text: 'You accept in writing and pay the advance stated in the quote. Then production or packing starts.',
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
            'No. It is where bulk prices typically start. Some products in stock are available in smaller quantities, and custom-made ones may need more. The form accepts any quantity from 1.',
        },
        {
          question: 'Can I cancel a bulk order?',
          answer:
            'Yes, until you pay the advance. After that it depends on the stage of production. The quote states the rule.',
        },
        {
          question: 'Is delivery included?',
          answer:
            'No, it is quoted separately, because it depends on the quantity and the destination. The [Shipping Cost Estimator](/shipping-cost-estimator) shows approximate costs for single parcels.',
        },
        {
          question: 'Can you send it to many addresses?',
          answer:
            "Yes, for example to your employees' homes before Diwali. Send the list as a file once the order is agreed, and make sure the people on it know that you share their addresses for this.",
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Need something that is not in the catalogue?',
      text: `Submit a sourcing request instead, and tell us the specifications and quality you need. You can also call ${brand.phone}, Mon-Fri 9 AM-6 PM IST.`,
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Private Label Solutions', to: '/private-label-solutions' },
      ],
    },
  ],
};
