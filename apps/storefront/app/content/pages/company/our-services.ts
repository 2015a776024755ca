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
      text: 'Our main service is the product catalogue. We also offer the other services that an online store needs: product photos, listing content, quality checks, packing and delivery. Use one service or several.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Talk to us', to: '/contact' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Sell from our catalogue',
      intro: 'Included in your plan. Samples are paid for like any other order.',
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
          text: 'Export files for Shopify, WooCommerce, Amazon and other platforms are part of every plan. API integration, for Amazon and Shopify on Orbit and Unicorn, is not available yet.',
          link: { label: 'See integrations', to: '/integration/app' },
        },
        {
          title: 'Samples',
          icon: 'magnifying-glass-tilted-left',
          text: 'Order one piece to your own address before you list the product. Samples arrive in 5-7 business days.',
          link: { label: 'Try Before You Buy', to: '/try-before-buy' },
        },
        {
          title: 'Winning products',
          icon: 'trophy',
          text: 'A live list of products in demand, taken from our catalogue.',
          link: { label: 'See the list', to: '/winning-products' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Source and buy in bulk',
      intro: 'You get a quote for each request within 24-48 hours.',
      cards: [
        {
          title: 'Global Sourcing Desk',
          icon: 'globe-showing-asia-australia',
          text: 'Describe a product, and we find, compare and check manufacturers in India and abroad.',
          link: { label: 'About the sourcing desk', to: '/global-sourcing-desk' },
        },
        {
          title: 'Bulk orders',
          icon: 'pickup-truck',
          text: 'Quantities typically from 500 units, for retail stock, gifting and festive demand.',
          link: { label: 'Place a bulk order', to: '/place-bulk-order' },
        },
        {
          title: 'Private label',
          icon: 'label',
          text: 'Your own brand on a product that already sells, with your label and packaging.',
          link: { label: 'Private Label Solutions', to: '/private-label-solutions' },
        },
        {
          title: 'Quality control',
          icon: 'clipboard',
          text: 'Inspections before, during and after production.',
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
          text: 'We store your own goods and deliver them to 22,000+ locations in India.',
          link: { label: 'Fulfilment Solutions', to: '/fulfillment-solutions' },
        },
        {
          title: 'Branded unboxing',
          icon: 'wrapped-gift',
          text: 'Boxes, cards, stickers and gift wrapping with your branding.',
          link: { label: 'Plan your packaging', to: '/branded-unboxing' },
        },
        {
          title: 'Shipping estimates',
          icon: 'balance-scale',
          text: 'Enter two PIN codes, the weight and the size to see the likely courier cost.',
          link: { label: 'Open the estimator', to: '/shipping-cost-estimator' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Improve how your store looks',
      intro: 'Each project has a fixed price that we agree before we start.',
      cards: [
        {
          title: 'Product photography',
          icon: 'camera',
          text: 'Studio and lifestyle photos in the sizes that marketplaces ask for.',
          link: { label: 'Product photography', to: '/pro-product-photography' },
        },
        {
          title: 'Store and marketplace management',
          icon: 'desktop-computer',
          text: 'We manage your set-up, listings, stock, pricing and account health.',
          link: { label: 'Store management', to: '/store-and-marketplace' },
        },
        {
          title: 'Content',
          icon: 'pencil',
          text: "Titles, bullet points, descriptions and A+ pages that answer buyers' questions.",
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
      heading: 'How services are priced',
      paragraphs: [
        'The catalogue and integrations are part of your [plan](/plans). We quote for everything else: tell us what you need, and we reply with the scope, price and timeline. Nothing is charged until you agree. Returns management support is available on every plan as a special request, and is chargeable.',
      ],
    },
    {
      kind: 'action',
      heading: 'Not sure what you need?',
      text: 'Tell us what you sell and where you need help. We reply within 24-48 working hours and suggest only what you need.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Compare plans', to: '/plans' },
      ],
    },
  ],
};
