import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/global-sourcing-desk',
  section: 'sourcing',
  title: 'Global Sourcing Desk',
  description:
    'Describe a product. We find manufacturers in India and abroad, compare landed cost, arrange samples and inspection, and deliver the goods.',
  heading: 'Global Sourcing Desk',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Sourcing',
      icon: 'globe-showing-asia-australia',
      text: 'Tell us which product you need. We find reliable manufacturers, compare quantities and prices, and calculate the full cost delivered to your godown.',
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Place a bulk order', to: '/place-bulk-order' },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Use the sourcing desk when a product is not in the catalogue, when you need a large quantity, or when you want something changed: the colour, the material, the plug or the print. Requests are reviewed in 24-48 hours; the desk works Mon-Fri 9 AM-6 PM IST. Quantities typically start from 500 units.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From request to delivery',
      steps: [
        {
          title: 'Request',
          text: 'Describe the product, the quantity and, if you like, a target price. Links and images help.',
        },
        {
          title: 'Review',
          text: 'Within 24-48 hours we tell you whether it is possible, and ask for any missing details.',
        },
        {
          title: 'Quotes',
          text: 'We contact several manufacturers and compare their offers: unit price, minimum quantity, lead time and landed cost.',
        },
        {
          title: 'Sample',
          text: 'You approve a sample. It is sealed and becomes the reference for the whole lot.',
        },
        {
          title: 'Production and inspection',
          text: 'Production starts after the advance. The goods are inspected as agreed before you pay the balance.',
        },
        {
          title: 'Delivery',
          text: 'Freight, customs and transport to your address, or into our warehouse for [fulfilment](/fulfillment-solutions).',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Where we source',
      intro: 'We look in India first, and abroad when quality, price or expertise is better there.',
      cards: [
        {
          title: 'Textiles and clothing',
          icon: 'sari',
          text: 'Surat for sarees, Tiruppur for knitwear, Ludhiana for woollens, Jaipur for block prints, Panipat for furnishings.',
        },
        {
          title: 'Home and kitchen',
          icon: 'cooking',
          text: 'Moradabad for metalware, Khurja for ceramics, Rajkot for kitchen tools.',
        },
        {
          title: 'Leather and footwear',
          icon: 'mans-shoe',
          text: 'Kanpur, Agra and Ambur.',
        },
        {
          title: 'Jewellery and crafts',
          icon: 'gem-stone',
          text: 'Imitation jewellery from Mumbai and Rajkot, woodcraft from Saharanpur and Channapatna.',
        },
        {
          title: 'Electronics and accessories',
          icon: 'headphone',
          text: 'Manufacturers in Noida and Chennai, or abroad if the components come from there.',
        },
        {
          title: 'Toys, sports and more',
          icon: 'cricket-game',
          text: 'Meerut and Jalandhar for sports goods, and licensed toy manufacturers in India and abroad.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Landed cost, line by line',
      caption: 'An example for one imported piece. Duty and GST rates depend on the product',
      columns: ['Item', 'Amount'],
      rows: [
        ['Factory price', '₹180.00'],
        ['Freight and insurance to the Indian port', '₹20.00'],
        ['Customs duty and surcharge', '₹22.00'],
        ['Clearing and transport in India', '₹14.00'],
        ['Inspection', '₹4.00'],
        ['Landed cost before GST', '₹240.00'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'In this example, a factory price of ₹180 becomes ₹240 before GST. Every quote from us shows these lines, so that you can compare the full cost. We usually import the goods and sell them to you in India with a GST invoice, so you do not need your own import-export code.',
      ],
    },
    {
      kind: 'list',
      heading: 'What we check before you order',
      style: 'check',
      items: [
        'Whether the product may be sold in India, and which marks it needs: BIS for toys and many electronics, wireless approval for Bluetooth, FSSAI for food.',
        'Whether the design or the brand belongs to someone else. We do not source copies.',
        'Whether the manufacturer exists, makes the product itself, and has made it before.',
        'What must be printed on the pack: importer, country of origin, MRP, net quantity, month and year, consumer-care contact.',
      ],
    },
    {
      kind: 'action',
      heading: 'What are you looking for?',
      text: `The request takes about five minutes. If you would like to talk first, call ${brand.phone}, Mon-Fri 9 AM-6 PM IST.`,
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'How we inspect', to: '/qc' },
      ],
    },
  ],
};
