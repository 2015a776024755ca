import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/integration/app',
  aliases: ['/integration-app'],
  section: 'explore',
  title: 'App and Integration Tools',
  description:
    'Which stores, marketplaces, couriers, payment and marketing tools work with us: live by API, by file export, or planned. Each with its status.',
  heading: 'App and Integration Tools',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Integrations',
      icon: 'electric-plug',
      text: '15+ integrations on one page. Each has a label that shows its status: live, file export or planned. API integration is for two platforms, Amazon and Shopify, and is not available yet.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Compare the plans', to: '/plans' },
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'table',
      heading: 'What the labels mean',
      caption: 'Status of an integration, and what Connect Now does',
      columns: ['Label', 'What works', 'Connect Now'],
      rows: [
        [
          'Live',
          'On the Orbit and Unicorn plans, products, stock, prices, orders and tracking IDs are synced by API. Amazon and Shopify will get this label when their connections open. No integration has it today.',
          'Will open Marketplace APIs in the seller application, in a new window.',
        ],
        [
          'File export',
          'You download your subscribed products on any plan and import them into the other system: as Excel or CSV with the columns you choose, or in the column format of Shopify, WooCommerce or Amazon.',
          'Opens your product subscriptions, where you can download the file.',
        ],
        [
          'Planned',
          'Not available yet.',
          'Says that it is not available, and links to the contact form if you want to be notified.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Connecting a store',
      intro:
        'This is how it will work for Amazon and Shopify once their connections open. You need permission to manage apps in that store.',
      steps: [
        {
          title: 'Agree',
          text: 'Read and accept the [Store Authorization Agreement](/authorization-store-agreement).',
        },
        {
          title: 'Authorise',
          text: 'You log in on the platform itself and see the permissions we ask for. We never see your password.',
        },
        {
          title: 'Choose',
          text: 'Pick the subscribed products to list. A connection supports a maximum of 2,500 items. Support can raise this limit.',
        },
        {
          title: 'Check the first orders',
          text: 'Orders are imported, paid from the wallet and processed after payment. The tracking ID is pushed back to your store.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about integrations',
      open: 'one',
      items: [
        {
          question: 'I sell on Launchpad. Can I connect my store?',
          answer:
            'Not by API, which is part of Orbit and Unicorn. On Launchpad you download product data in one click, and enter your orders in a form or upload them as a file.',
        },
        {
          question: 'Can I try a connection during the free trial?',
          answer:
            'Yes, as a preview, once connections are open. You connect the store and see what would be sent. Nothing changes in your store until you choose a plan that includes the connection.',
        },
        {
          question: 'What happens in my store if I disconnect?',
          answer:
            'We delete our access and stop all updates. Your listings stay in your store. Please remove them yourself, because orders for them no longer reach us.',
        },
        {
          question: 'I have a developer. Is there an API?',
          answer:
            'Yes. You can read the catalogue by API without a login and free of charge. See the [API documentation](/knowledge-hub/platform/api-docs).',
        },
        {
          question: 'Will you connect my platform?',
          answer:
            'Tell us which one through the [contact form](/support/contact). Merchant requests help us decide which platform to connect next.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Platform names are trademarks of their owners. A name on this page shows where you can use our files and connections. It does not mean that the owner endorses us.',
    },
    {
      kind: 'action',
      heading: 'Not sure what suits your store?',
      text: 'Tell us where you sell and how many orders you get. We will suggest the easiest way to connect.',
      actions: [
        { label: 'Ask us', to: '/support/contact' },
        { label: 'Read the overview', to: '/pp-overview' },
      ],
    },
  ],
};
