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
      text: 'Keep your stock with us, and we store, pack and ship it under your name. The warehouse and courier network behind our catalogue works for your own products too.',
      actions: [
        { label: 'Talk to us', to: '/contact' },
        { label: 'Estimate shipping cost', to: '/shipping-cost-estimator' },
      ],
    },
    {
      kind: 'text',
      heading: 'When the spare room is full',
      paragraphs: [
        'Every growing seller reaches the week in which packing eats the time meant for selling. Cartons stand in the hall, the courier comes at an awkward hour, a wrong size goes out, and the marketplace counts every late dispatch. Handing over fulfilment is the usual way out, provided you can still see what is happening to your goods.',
        `That is what ${brand.name} offers: one partner for storage, order processing, delivery and returns, and a status that you see as we see it.`,
      ],
    },
    {
      kind: 'cards',
      heading: 'Six benefits',
      cards: [
        {
          title: 'Pay for what you use',
          icon: 'abacus',
          text: 'Storage and handling are quoted by space and by order, without a lease or a wage bill of your own.',
        },
        {
          title: 'Pan-India reach',
          icon: 'world-map',
          text: 'Couriers for 22,000+ locations in India, chosen for each order by destination and service record.',
        },
        {
          title: 'Ready for the festive rush',
          icon: 'diya-lamp',
          text: 'Tell us your forecast before Diwali or a sale, and we plan space and hands for it.',
        },
        {
          title: 'Fewer errors',
          icon: 'bullseye',
          text: 'Each item is scanned when it comes in, when it is picked and when it is packed.',
        },
        {
          title: 'Your brand on the parcel',
          icon: 'ribbon',
          text: 'Slip, box and insert carry your name. Ours does not appear.',
        },
        {
          title: 'Returns handled',
          icon: 'basket',
          text: 'RTO parcels are received, inspected, photographed and put back into stock, or set aside for you to decide.',
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
          text: 'Clean, dry storage on shelf or pallet, with a count whenever you ask for one.',
        },
        {
          title: 'Receiving and quality control',
          icon: 'clipboard',
          text: 'Counting and checking of goods as they arrive, to a standard agreed with you.',
          link: { label: 'More on quality control', to: '/qc' },
        },
        {
          title: 'Order processing and packing',
          icon: 'package',
          text: 'Automated order processing from import to label, and packing that suits the product.',
          link: { label: 'Branded unboxing', to: '/branded-unboxing' },
        },
        {
          title: 'Last-mile delivery',
          icon: 'motor-scooter',
          text: 'Handover to the courier, follow-up of failed attempts, and proof of delivery on request.',
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
      heading: 'The technology underneath',
      style: 'check',
      items: [
        '**Warehouse management system:** every bin, batch and movement is recorded, so that stock on the screen is stock on the shelf.',
        '**Automated order processing:** a paid order goes to the picking list without anyone typing it in.',
        '**Real-time tracking:** courier scans are collected in one place, in one vocabulary, whoever carries the parcel.',
        '**E-commerce integration:** orders in and tracking IDs out, by file for any store and by API for Amazon and Shopify. [App and Integration Tools](/integration/app) shows which connections are open.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to begin',
      steps: [
        {
          title: 'Tell us the basics',
          text: 'Products, sizes, orders a month, where you sell and where your customers live.',
        },
        {
          title: 'Get a quote',
          text: 'Within 24-48 hours, with storage, handling and courier rates shown separately.',
        },
        {
          title: 'Send a trial lot',
          text: 'A few dozen pieces are enough to see how receiving, packing and reporting suit you.',
        },
        {
          title: 'Go live',
          text: 'Connect your store or send order files, and move the rest of the stock when you are satisfied.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'GST for goods in our warehouse',
      paragraphs: [
        'Your own goods in our warehouse need a GST registration in its State, with the warehouse as an additional place of business. Have it added before the first consignment leaves; we give you the papers that the application asks for.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Fulfilment orders are prepaid, like all others: we collect no cash on delivery, and we ship within India only.',
    },
    {
      kind: 'action',
      heading: 'Get the hall back',
      text: 'Describe your products and volumes, and we will tell you honestly whether it pays to hand over fulfilment now or later.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'See all services', to: '/our-services' },
      ],
    },
  ],
};
