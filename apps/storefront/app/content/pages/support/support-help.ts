import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/support/help',
  section: 'support',
  title: 'Help Center',
  description:
    'Help by topic for merchants: getting started, products, orders, wallet and billing, shipping, claims and account security.',
  heading: 'Help Center Page',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Support',
      icon: 'compass',
      text: 'Help by topic. Each topic links to a guide or to the page you need.',
    },
    {
      kind: 'cards',
      heading: 'Topics',
      cards: [
        {
          title: 'Getting started',
          icon: 'rocket',
          text: 'Sign up, try the platform for 30 days without a card, and list your first products.',
          link: { label: 'Getting started guide', to: '/knowledge-hub/dropshipper/getting-started' },
        },
        {
          title: 'Products and listings',
          icon: 'label',
          text: 'Subscribe to a product, set your price up to the MRP, then download the data.',
          link: { label: 'Tutorials', to: '/tutorials' },
        },
        {
          title: 'Connecting a store',
          icon: 'electric-plug',
          text: 'Export files for every store, on any plan. API connections to Amazon and Shopify are not available yet.',
          link: { label: 'App and Integration Tools', to: '/integration/app' },
        },
        {
          title: 'Plans and billing',
          icon: 'ledger',
          text: 'Launchpad, Orbit and Unicorn compared, and what happens when you change, pause or cancel your plan.',
          link: { label: 'See plans', to: '/plans' },
        },
        {
          title: 'Wallet and payments',
          icon: 'purse',
          text: 'How to add money, how orders are debited, and what to do when a top-up is late.',
          link: { label: 'Payment Options', to: '/payment-options' },
        },
        {
          title: 'Shipping and tracking',
          icon: 'delivery-truck',
          text: 'Dispatch, delivery times, address rules and failed attempts.',
          link: { label: 'Delivery & Shipping Policy', to: '/delivery-shipping-policy' },
        },
        {
          title: 'Claims, RTO and refunds',
          icon: 'package',
          text: 'What you can claim, by when and with what proof, and how the 80% RTO refund works.',
          link: { label: 'Return & refund policy', to: '/return-refund' },
        },
        {
          title: 'Supplying products',
          icon: 'toolbox',
          text: 'Manufacturers and suppliers: what we need and how you are paid.',
          link: { label: 'Sell on the platform', to: '/sell-on-post-procure' },
        },
        {
          title: 'Privacy and security',
          icon: 'locked',
          text: 'What data we store, how to get a copy of it, and how to report a security problem.',
          link: { label: 'Privacy Policy', to: '/privacy' },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Before you write to us',
      intro: 'These four details help us answer in the first reply:',
      style: 'number',
      items: [
        'The order number or tracking ID. A tracking ID starts with PP, has nine digits and ends with IN.',
        'What you expected, and what happened instead.',
        'A screenshot, photo or short video. The contact and concern forms take images and PDF files up to 5 MB each. Send a video in reply to the confirmation email.',
        "Your account's email address. Write from it, so that we can discuss your account with you.",
      ],
    },
    {
      kind: 'table',
      heading: 'Reach a person',
      caption: 'Support channels and their hours',
      columns: ['Channel', 'When', 'Good for'],
      rows: [
        ['[Live chat](/support/chatemail)', '24/7; staff during business hours', 'Quick questions'],
        [`Phone ${brand.phone}`, 'Mon-Sat 9:00 AM-7:00 PM IST', 'Urgent delivery problems'],
        [`Email ${brand.email}`, 'Reply within 24-48 working hours', 'Documents, longer explanations'],
        ['[Support ticket](/support-ticket)', 'Reply within 24-48 working hours', 'Orders, payments, claims'],
      ],
    },
    {
      kind: 'action',
      heading: "Can't find what you need?",
      text: 'The FAQs answer the most common questions. For anything else, ask us.',
      actions: [
        { label: 'Read the FAQs', to: '/need-help' },
        { label: 'Contact support', to: '/support/contact' },
      ],
    },
  ],
};
