import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/supplier/order-processing',
  section: 'explore',
  parent: '/knowledge-hub/for-suppliers',
  layout: 'document',
  title: 'Order Processing for Suppliers',
  description:
    "From purchase order to payment: confirming, packing in the reseller's name, labels, pickup, late orders, returned goods and documents.",
  heading: 'Order Processing',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Suppliers',
      icon: 'package',
      text: `You sell to ${brand.name}, and we sell to the reseller. You have one buyer to invoice and one standard to follow, even if many stores sell your goods.`,
    },
    {
      kind: 'steps',
      heading: 'How an order is processed',
      steps: [
        { title: 'Register', text: 'Company, GSTIN, PAN, bank account and pickup address, once.' },
        { title: 'List products', text: 'With accurate stock and handling days.' },
        {
          title: 'Receive orders',
          text: 'You get a purchase order when a reseller has paid. Confirm it on the same working day.',
        },
        {
          title: 'Fulfilment and payment',
          text: 'Dispatch the goods within the handling days. Your invoice is paid according to your supply agreement.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Time limits',
      caption: 'In business days from our purchase order',
      columns: ['When', 'What', 'If it does not happen'],
      rows: [
        ['Same day', 'Confirm, or tell us what is missing', 'We call you'],
        ['Within your handling days', 'Packed, labelled, ready for pickup', 'The order counts as late'],
        ['Day 5-7 at the latest', 'Dispatch to the end customer', 'We may cancel and buy elsewhere'],
        [
          'On pickup',
          'The courier scans each parcel in front of you',
          'Keep parcels that were not scanned, and call us',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Packing',
      style: 'check',
      items: [
        "The parcel shows only the reseller's name. No invoice, card, sticker or tape from you or us.",
        'We send you the label and packing slip as a file. Print them without changes.',
        'Fragile goods need an inner box, and the parcel must survive a fall from table height on each side.',
        'All packing material is dry and clean. In the monsoon, add an inner bag.',
        'The product pack keeps its legal declarations: manufacturer, packer or importer, net quantity, MRP, country of origin of imports, consumer-care contact.',
      ],
    },
    {
      kind: 'list',
      heading: 'Problems with an order',
      style: 'bullet',
      items: [
        '**Out of stock:** set the quantity to zero immediately and tell us which orders are affected. The reseller is refunded in full.',
        '**Late:** give us a date that you can keep, and do not change it again.',
        '**Damaged or defective on arrival:** customers have 48 hours to report it with images. We send you the images and decide by cause: packing, product or transport.',
        '**Returned undelivered (RTO):** unopened, undamaged goods go back into stock. Damage in transit is claimed from the courier.',
      ],
    },
    {
      kind: 'list',
      heading: 'Documents',
      style: 'bullet',
      items: [
        `Tax invoice from you to ${brand.name}, with HSN codes and our purchase order number.`,
        'E-way bill where one is required, usually for consignments above ₹50,000. For parcels that we book, we send you the details.',
        'Credit note for goods that we return to you.',
      ],
    },
    {
      kind: 'text',
      heading: 'Stock in our warehouse',
      paragraphs: [
        'Fast-selling goods are better stored with us: single pieces ship without delay, and your team packs cartons instead of parcels. [Fulfilment Solutions](/fulfillment-solutions) explains storage and handling, and [Quality Control](/qc) explains how goods are checked on arrival.',
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
