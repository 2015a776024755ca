import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { connectionsNote } from '../../connections-note.ts';

export const page: ContentPage = {
  path: '/pp-overview',
  section: 'company',
  title: 'Platform Overview',
  description:
    'The platform on one page: who it is for, how an order is processed, how the wallet works, delivery times, plans, rules and integrations.',
  heading: `${brand.name} Overview`,
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: brand.tagline,
      icon: 'compass',
      text: `${brand.name} is a B2B dropshipping marketplace for India. Merchants list our products in their own stores, and we ship each order straight to their customers. This page explains how it works in five minutes.`,
      actions: [
        { label: 'Start free', to: '/signup' },
        { label: 'See the catalogue', to: '/products' },
      ],
    },
    {
      kind: 'facts',
      heading: 'At a glance',
      facts: [
        { value: 'Over one million', label: 'trending products in the catalogue' },
        { value: '10 million products', label: 'available through the catalogue and the sourcing desk' },
        { value: '26+', label: 'categories' },
        { value: '15+', label: 'integrations: stores, marketplaces, couriers, payments' },
        { value: '50-100%', label: 'typical seller margins on cost, before selling expenses' },
        { value: '22,000+', label: 'locations served in India' },
        { value: '30 days', label: 'free trial, no credit card' },
        { value: '99.9%', label: 'satisfaction is our goal' },
      ],
    },
    {
      kind: 'list',
      heading: 'Who uses it',
      style: 'bullet',
      items: [
        '**Resellers and dropshippers** with a store or a marketplace account.',
        '**Social sellers** on WhatsApp, Instagram and in their neighbourhood.',
        '**D2C brands** that want to expand their range or test a new product line.',
        '**Agencies** that run stores for others.',
        '**Suppliers and manufacturers** who want many resellers but only one buyer to deal with.',
        '**Businesses** that need sourcing, private label or bulk supply.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How an order is processed',
      steps: [
        { title: 'Your customer buys from you', text: 'At your price, in your store, under your name.' },
        {
          title: 'The order is imported',
          text: 'Automatically from a connected store, or by file or form on any plan.',
        },
        {
          title: 'It is paid from your wallet',
          text: 'You top up by UPI, card or net banking. With autopay, orders are paid automatically.',
        },
        {
          title: 'It is processed',
          text: 'After payment, the warehouse picks, checks and packs the order. You do not need to do anything.',
        },
        {
          title: 'You get the tracking ID',
          text: 'It is sent to your connected store and works on [Track My Order](/track-my-order) without a login.',
        },
      ],
    },
    connectionsNote,
    {
      kind: 'table',
      heading: 'The rules in one table',
      caption: 'What to know before you promise anything to a customer',
      columns: ['Subject', 'Rule', 'More'],
      rows: [
        [
          'Payment',
          'Prepaid orders only, from the wallet. No cash on delivery.',
          '[Payment Options](/payment-options)',
        ],
        [
          'Delivery',
          'After dispatch, delivery takes 15 to 20 days from the international warehouse and 3-7 days from a national one.',
          '[Delivery & Shipping](/delivery-shipping-policy)',
        ],
        ['Area', 'India only.', '[Delivery & Shipping](/delivery-shipping-policy)'],
        [
          'Returns',
          'No returns or exchanges for a change of mind. Missing, damaged, defective and undelivered goods are claims.',
          '[Return & Refund](/return-refund)',
        ],
        [
          'RTO',
          '80% of the product price is refunded. 20% is kept as a restocking and handling fee.',
          '[Return & Refund](/return-refund)',
        ],
        ['Price', 'You set your own margin, up to the MRP.', '[Terms of Use](/terms)'],
        [
          'Plan',
          'Pause or cancel any time, effective at the end of the month you have paid for.',
          '[Plans](/plans)',
        ],
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'table',
      heading: 'Plans',
      caption: 'Price per month, GST included',
      columns: ['Plan', 'Price', 'Products', 'Orders a month'],
      rows: [
        ['Starter', 'Free for 30 days', '500', '20'],
        ['Launchpad', '₹1,999', '500', '20'],
        ['Orbit', '₹2,999', '10,000', '100'],
        ['Unicorn', '₹3,999', 'Unlimited', 'Unlimited'],
      ],
    },
    {
      kind: 'text',
      heading: 'Getting products into your store',
      paragraphs: [
        'Once you subscribe to a product, you can list it: download the title, images, MRP and your cost as Excel or CSV, on every plan. API integration is limited to two platforms, Amazon and Shopify, and is part of Orbit and Unicorn. Other stores and marketplaces work with files. [App and Integration Tools](/integration/app) shows what is available today.',
        'After you log in, you work in the seller application: dashboard, orders, marketplace APIs, product subscription, wallet and settings.',
      ],
    },
    {
      kind: 'action',
      heading: 'Look around before you decide',
      text: 'Anyone can browse the catalogue. You need an account only to subscribe, download and order.',
      actions: [
        { label: 'Start free', to: '/signup' },
        { label: 'Read the FAQs', to: '/need-help' },
      ],
    },
  ],
};
