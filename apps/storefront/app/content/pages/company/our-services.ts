import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/our-services',
  section: 'company',
  title: 'Our Services',
  description:
    'Everything we do for resellers, brands and suppliers: catalogue, order automation, sourcing, fulfilment, photography, content and design.',
  heading: 'Our Services',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Services',
      icon: 'toolbox',
      text: 'Products come first. Around them we offer what a shop needs besides: pictures, complete listings, inspected goods, packing and delivery. Take one service or several; none depends on another.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Talk to us', to: '/contact' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Sell from our catalogue',
      intro: 'Part of your plan. Samples are paid like any other order.',
      cards: [
        {
          title: 'Product catalogue',
          icon: 'shopping-bags',
          text: 'Over one million trending products in 26+ categories. Subscribe, and download the data as Excel or CSV.',
          link: { label: 'Browse products', to: '/products' },
        },
        {
          title: 'Store integrations',
          icon: 'electric-plug',
          text: 'File exports for Shopify, WooCommerce, Amazon and others on every plan. API integration, for Amazon and Shopify, belongs to Orbit and Unicorn.',
          link: { label: 'See integrations', to: '/integration/app' },
        },
        {
          title: 'Samples',
          icon: 'magnifying-glass-tilted-left',
          text: 'One piece to your own address before you list, in 5-7 business days.',
          link: { label: 'Try Before You Buy', to: '/try-before-buy' },
        },
        {
          title: 'Winning products',
          icon: 'trophy',
          text: 'A live list of what is in demand, taken from the catalogue itself.',
          link: { label: 'See the list', to: '/winning-products' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Source and buy in bulk',
      intro: 'Quoted for each request, within 24-48 hours.',
      cards: [
        {
          title: 'Global Sourcing Desk',
          icon: 'globe-showing-asia-australia',
          text: 'We find, compare and check makers in India and abroad for a product you describe.',
          link: { label: 'Meet the desk', to: '/global-sourcing-desk' },
        },
        {
          title: 'Bulk orders',
          icon: 'pickup-truck',
          text: 'Quantities typically from 500 units, for shops, gifting and festive stock.',
          link: { label: 'Place a bulk order', to: '/place-bulk-order' },
        },
        {
          title: 'Private label',
          icon: 'label',
          text: 'Your brand on a proven product, from the label to the box.',
          link: { label: 'Private Label Solutions', to: '/private-label-solutions' },
        },
        {
          title: 'Quality control',
          icon: 'clipboard',
          text: 'Inspection before, during and after production.',
          link: { label: 'How we inspect', to: '/qc' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Store, pack and ship',
      cards: [
        {
          title: 'Fulfilment',
          icon: 'delivery-truck',
          text: 'Warehousing and delivery of your own goods to 22,000+ locations in India.',
          link: { label: 'Fulfilment Solutions', to: '/fulfillment-solutions' },
        },
        {
          title: 'Branded unboxing',
          icon: 'wrapped-gift',
          text: 'Boxes, cards, stickers and gift wrapping in your colours.',
          link: { label: 'Plan your packaging', to: '/branded-unboxing' },
        },
        {
          title: 'Shipping estimates',
          icon: 'balance-scale',
          text: 'Two pincodes and a weight give you the likely courier cost.',
          link: { label: 'Open the estimator', to: '/shipping-cost-estimator' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Look better, sell better',
      intro: 'Projects at a price agreed before we begin.',
      cards: [
        {
          title: 'Product photography',
          icon: 'camera',
          text: 'Studio and lifestyle pictures in the sizes that marketplaces ask for.',
          link: { label: 'See what we shoot', to: '/pro-product-photography' },
        },
        {
          title: 'Store and marketplace management',
          icon: 'desktop-computer',
          text: 'Set-up, listings, stock, pricing and account health, looked after for you.',
          link: { label: 'Hand over the routine', to: '/store-and-marketplace' },
        },
        {
          title: 'Content',
          icon: 'pencil',
          text: 'Titles, bullet points, descriptions and A+ pages that answer questions before they are asked.',
          link: { label: 'Content That Converts', to: '/content-converts' },
        },
        {
          title: 'Design',
          icon: 'artist-palette',
          text: 'Brand identity, graphics, marketing creatives and UI/UX.',
          link: { label: 'Creative Services Hub', to: '/creative-service-hub' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How a service is priced',
      paragraphs: [
        'Catalogue and integrations come with your [plan](/plans). Everything else is quoted: you tell us what you need, we answer with scope, price and time, and nothing is charged until you agree. Returns management support is available on every plan as a special request, and is chargeable.',
      ],
    },
    {
      kind: 'action',
      heading: 'Not sure what you need?',
      text: 'Tell us what you sell and what holds you back. We reply within 24-48 working hours, and sometimes the honest answer is that you need none of this yet.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Compare plans', to: '/plans' },
      ],
    },
  ],
};
