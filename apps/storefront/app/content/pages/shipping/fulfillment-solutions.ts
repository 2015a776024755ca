import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/fulfillment-solutions',
  section: 'shipping',
  title: 'Fulfilment Solutions for Online Sellers',
  description:
    'Warehousing, packing, last-mile delivery to 22,000+ locations in India and order automation for D2C brands and marketplace sellers.',
  heading: 'Fulfilment Solutions',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping and Fulfilment',
      icon: 'package',
      text: 'Store your stock with us, and we pack and ship it in your name. The warehouse and courier network behind our catalogue also works for your own products.',
      actions: [
        { label: 'Talk to us', to: '/contact' },
        { label: 'Estimate shipping cost', to: '/shipping-cost-estimator' },
      ],
    },
    {
      kind: 'text',
      heading: 'Why use a fulfilment partner',
      paragraphs: [
        'As your orders grow, packing takes time away from selling. You need space for cartons, the courier comes at fixed hours, mistakes happen, and marketplaces penalise late dispatch. With a fulfilment partner you do not have to pack yourself, and you can still see what happens to your goods.',
        `${brand.name} gives you one partner for storage, order processing, delivery and returns, and shows you the status of every order.`,
      ],
    },
    {
      kind: 'cards',
      heading: 'Six benefits',
      cards: [
        {
          title: 'Pay for what you use',
          icon: 'abacus',
          text: 'Storage and handling are priced by space and by order. You need no lease and no warehouse staff.',
        },
        {
          title: 'Pan-India reach',
          icon: 'world-map',
          text: 'Couriers for 22,000+ locations in India, chosen for each order by destination and service quality.',
        },
        {
          title: 'Ready for the festive rush',
          icon: 'diya-lamp',
          text: 'Tell us your forecast before Diwali or a sale, and we plan space and staff for it.',
        },
        {
          title: 'Fewer errors',
          icon: 'bullseye',
          text: 'Each item is scanned when it arrives, when it is picked and when it is packed.',
        },
        {
          title: 'Your brand on the parcel',
          icon: 'ribbon',
          text: 'The packing slip, box and insert show your name. Ours does not appear.',
        },
        {
          title: 'Returns handled',
          icon: 'basket',
          text: 'RTO parcels are received, inspected and photographed. We put them back into stock, or set them aside until you decide.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we do',
      cards: [
        {
          title: 'Warehousing',
          icon: 'file-cabinet',
          text: 'Clean, dry storage on shelves or pallets. Ask for a stock count at any time.',
        },
        {
          title: 'Receiving and quality control',
          icon: 'clipboard',
          text: 'We count and check goods when they arrive, to a standard agreed with you.',
          link: { label: 'About quality control', to: '/qc' },
        },
        {
          title: 'Order processing and packing',
          icon: 'package',
          text: 'Automated order processing from import to label, and suitable packaging for each product.',
          link: { label: 'Branded unboxing', to: '/branded-unboxing' },
        },
        {
          title: 'Last-mile delivery',
          icon: 'motor-scooter',
          text: 'Handover to the courier, follow-up on failed attempts, and proof of delivery on request.',
          link: { label: 'Delivery & Shipping Policy', to: '/delivery-shipping-policy' },
        },
        {
          title: 'Tracking',
          icon: 'round-pushpin',
          text: 'A tracking ID for each parcel, on a page that your customer can open without a login.',
          link: { label: 'Track My Order', to: '/track-my-order' },
        },
        {
          title: 'Bulk and B2B consignments',
          icon: 'pickup-truck',
          text: 'Cartons and pallets to shops, distributors and marketplace warehouses, with e-way bills where needed.',
          link: { label: 'Place a Bulk Order', to: '/place-bulk-order' },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Technology',
      style: 'check',
      items: [
        '**Warehouse management system:** every bin, batch and movement is recorded, so that the stock you see matches the stock in the warehouse.',
        '**Automated order processing:** a paid order goes to the picking list automatically.',
        '**Real-time tracking:** courier scans are collected in one place, with the same status names for every courier.',
        '**E-commerce integration:** orders in and tracking IDs out, by file for any store. API connections to Amazon and Shopify are not available yet. [App and Integration Tools](/integration/app) shows the status of each.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to start',
      steps: [
        {
          title: 'Tell us about your business',
          text: 'Products, sizes, orders per month, where you sell and where your customers live.',
        },
        {
          title: 'Get a quote',
          text: 'Within 24-48 hours, with storage, handling and courier rates shown separately.',
        },
        {
          title: 'Send a trial lot',
          text: 'A few dozen pieces are enough to test receiving, packing and reporting.',
        },
        {
          title: 'Go live',
          text: 'Send order files, and move the rest of your stock when you are satisfied.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'GST for goods in our warehouse',
      paragraphs: [
        'To store your own goods in our warehouse, you need a GST registration in its State, with the warehouse as an additional place of business. Add it before you send the first consignment. We give you the documents for the application.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Fulfilment orders are prepaid like all other orders. There is no cash on delivery, and we ship within India only.',
    },
    {
      kind: 'action',
      heading: 'Ask for a quote',
      text: 'Tell us about your products and volumes, and we will advise you whether to outsource fulfilment now or later.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'See all services', to: '/our-services' },
      ],
    },
  ],
};
