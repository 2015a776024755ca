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
      text: '15+ integrations on one page, each with a label that says what it really is: live, a file that you download and upload, or planned. API integration is for two platforms, Amazon and Shopify, and is not open yet.',
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
          'Products, stock, prices, orders and tracking IDs travel by API, in Orbit and Unicorn. Amazon and Shopify will carry this label as soon as their connections open; none does today.',
          'Will open Marketplace APIs in the seller application, in a new window.',
        ],
        [
          'File export',
          'You download your subscribed products, on any plan, and load them into the other system: as Excel or CSV with the columns you choose, or in the columns of Shopify, WooCommerce or Amazon.',
          'Opens your product subscriptions, where the download is.',
        ],
        ['Planned', 'Nothing yet.', 'Says so, and leads to the contact form if you wish to be told.'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Connecting a store',
      intro:
        'How it will go with Amazon and Shopify once their connections open. You need the right to give permissions in that store.',
      steps: [
        {
          title: 'Agree',
          text: 'Read and accept the [Store Authorization Agreement](/authorization-store-agreement).',
        },
        {
          title: 'Authorise',
          text: 'You log in at the platform itself and see which permissions we ask for. We never see your password.',
        },
        {
          title: 'Choose',
          text: 'Pick the subscribed products to be listed. One connection carries a maximum of 2,500 items, which support can raise.',
        },
        {
          title: 'Watch the first orders',
          text: 'Orders are imported, paid from the wallet and processed after payment; the tracking ID is pushed back.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions on integrations',
      open: 'one',
      items: [
        {
          question: 'I sell on Launchpad. Can I connect my store?',
          answer:
            'Not by API, which comes with Orbit and Unicorn. You download the product data in one click, and enter your orders by form or as a file. For up to 20 orders a month that is quickly done.',
        },
        {
          question: 'Can I try a connection during the free trial?',
          answer:
            'Once connections are open, yes, as a preview: you connect the store and see what would be sent. Nothing is changed in it until you choose a plan that includes the connection.',
        },
        {
          question: 'What happens in my store if I disconnect?',
          answer:
            'We delete our access and stop all updates. Your listings stay; take them down yourself, because orders for them no longer reach us.',
        },
        {
          question: 'I have a developer. Is there an API?',
          answer:
            'Yes, for reading the catalogue, without a login or a fee. See the [API documentation](/knowledge-hub/platform/api-docs).',
        },
        {
          question: 'Will you connect my platform?',
          answer:
            'Tell us which one through the [contact form](/support/contact). We build next what most merchants ask for, and change the label here on the day it works.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Names of platforms belong to their owners. A name on this page says where our files and connections can be used; it does not mean that its owner recommends us.',
    },
    {
      kind: 'action',
      heading: 'Not sure what fits your shop?',
      text: 'Tell us where you sell and how many orders you have. We tell you which way is the least work.',
      actions: [
        { label: 'Ask us', to: '/support/contact' },
        { label: 'Read the overview', to: '/pp-overview' },
      ],
    },
  ],
};
