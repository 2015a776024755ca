import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/supplier/order-processing',
  section: 'explore',
  parent: '/knowledge-hub/for-suppliers',
  layout: 'document',
  title: 'Order Processing for Suppliers',
  description:
    'From a purchase order to payment: accepting, packing neutrally, labels, handover, late orders, returned goods and the papers that go along.',
  heading: 'Order Processing',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Suppliers',
      icon: 'package',
      text: `You sell to ${brand.name}, and we sell to the reseller. So there is one buyer to invoice and one standard to keep to, however many shops offer your goods.`,
    },
    {
      kind: 'steps',
      heading: 'The way of an order',
      steps: [
        { title: 'Register', text: 'Company, GSTIN, PAN, bank account and pick-up address, once.' },
        { title: 'List products', text: 'With true stock and handling days.' },
        {
          title: 'Receive orders',
          text: 'A purchase order reaches you when a reseller has paid. Confirm it on the same working day.',
        },
        {
          title: 'Fulfilment and payment',
          text: 'Goods leave within the handling days; your invoice is settled as your supply agreement says.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Days that count',
      caption: 'Counted in business days from our purchase order',
      columns: ['When', 'What', 'If it does not happen'],
      rows: [
        ['Same day', 'Confirm, or say what is missing', 'We ask by phone'],
        ['Within your handling days', 'Packed, labelled, ready for pick-up', 'The order counts as late'],
        ['Day 5-7 at the latest', 'Dispatch to the end customer', 'We may cancel and buy elsewhere'],
        [
          'On pick-up',
          'The courier scans each parcel in front of you',
          'Keep unscanned parcels back, and call us',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Packing',
      style: 'check',
      items: [
        'The parcel carries the reseller’s name only. No invoice, card, sticker or tape of yours or ours.',
        'The label and slip come from us as a file. Print them as they are.',
        'Fragile goods go into an inner box, and the parcel must survive a fall from table height on each side.',
        'Whatever touches the product is dry and clean; in the monsoon, add an inner bag.',
        'The pack of the product itself keeps its legal declarations: maker, packer or importer, net quantity, MRP, country of origin of imports, consumer-care contact.',
      ],
    },
    {
      kind: 'list',
      heading: 'When something goes wrong',
      style: 'bullet',
      items: [
        '**Out of stock:** set the quantity to zero at once and tell us which orders are affected. The reseller is refunded in full.',
        '**Late:** give a date that you can keep. One honest delay is forgiven; three changed dates are not.',
        '**Damaged or defective on arrival:** customers have 48 hours to report it with pictures. We send you the pictures and settle it by cause: packing, product or transport.',
        '**Returned undelivered (RTO):** goods that come back unopened and whole go back into stock. What is damaged in transit is claimed from the courier.',
      ],
    },
    {
      kind: 'list',
      heading: 'Papers',
      style: 'bullet',
      items: [
        `Tax invoice from you to ${brand.name}, with HSN codes and our purchase order number.`,
        'E-way bill where one is required, as a rule for consignments above ₹50,000. For parcels that we book, you get the details from us.',
        'Credit note for goods that we return to you.',
      ],
    },
    {
      kind: 'text',
      heading: 'Stock in our warehouse',
      paragraphs: [
        'Goods that sell every day are better kept with us: single pieces leave without waiting for you, and your team packs cartons instead of parcels. [Fulfilment Solutions](/fulfillment-solutions) explains storage and handling, and [Quality Control](/qc) how goods are checked on arrival.',
      ],
    },
    {
      kind: 'action',
      heading: 'Questions about an order?',
      text: 'Quote the purchase order number. The sourcing desk works Mon-Fri 9 AM-6 PM IST.',
      actions: [
        { label: 'Raise a ticket', to: '/support-ticket' },
        { label: 'Listing products', to: '/knowledge-hub/supplier/listing-products' },
      ],
    },
  ],
};
