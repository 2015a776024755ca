import type { ContentPage } from '../../content-page.ts';
import { notOpenYet } from '../../not-open-yet.ts';

export const page: ContentPage = {
  path: '/plans',
  section: 'company',
  title: 'Plans and Pricing',
  description:
    'Launchpad, Orbit and Unicorn compared feature by feature, with a 30-day free trial. Pause or cancel any time. No Credit Card required.',
  heading: 'Simple Pricing Approach',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Plans',
      icon: 'abacus',
      text: 'Three monthly plans, one price each, GST included, and no commission on your sales. Begin with the free trial, and choose when you know how many products you list and how many orders you get.',
      actions: [{ label: 'Get Started Free', to: '/signup' }],
    },
    {
      kind: 'text',
      heading: 'Monthly Plans',
      paragraphs: [
        'Launchpad is for sellers who list from files and enter orders themselves. Orbit connects your store and lets orders run on their own. Unicorn lifts the limits and adds alerts, reports and live tracking. A connected store takes a maximum of 2,500 items (upgradable).',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    notOpenYet,
    {
      kind: 'list',
      heading: 'Reading the table',
      intro: 'A "No" in the table never touches what every seller must have.',
      style: 'bullet',
      items: [
        '**Invoices:** every order on every plan comes with its GST tax invoice. Auto Billing & Smart Invoicing is the automation on top of it.',
        '**Tracking:** every parcel has a tracking ID and works on [Track My Order](/track-my-order). Live Shipment Tracking adds the feed of courier scans.',
        '**Orders without sync:** on Launchpad you enter orders by form or file.',
        '**API integrations:** for Amazon and Shopify. [App and Integration Tools](/integration/app) shows which connections are open.',
        '**Returns Management Support:** a special request and chargeable on all three plans. Claims for faulty or missing goods are free of charge.',
        '**Smart Wallet Autopay:** orders are debited from your wallet without a click, within limits that you set.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What you will get',
      cards: [
        {
          title: 'Products ready to list',
          icon: 'card-index-dividers',
          text: 'Over one million trending products in 26+ categories, with data to download as Excel or CSV in one click.',
        },
        {
          title: 'Your own margin',
          icon: 'balance-scale',
          text: 'You set the selling price up to the MRP. We take no share of it.',
        },
        {
          title: 'Payment after the sale',
          icon: 'purse',
          text: 'Goods are paid from your prepaid wallet once your customer has ordered. No stock, no minimum quantity.',
        },
        {
          title: 'Delivery under your name',
          icon: 'delivery-truck',
          text: 'Packed and shipped to 22,000+ locations in India. Delivery is included in the catalogue price.',
        },
        {
          title: 'Papers in order',
          icon: 'ledger',
          text: 'A tax invoice with your GSTIN for every purchase, a credit note for every refund, and a statement that names each order.',
        },
        {
          title: 'People who answer',
          icon: 'headphone',
          text: 'Replies within 24-48 working hours, phone Monday to Saturday, chat at any hour.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you choose',
      open: 'many',
      items: [
        {
          question: 'What does the 30-day free trial include?',
          answer:
            'Up to 500 products and 20 orders, as on Launchpad, with the one-click download. API integrations can be looked at as a preview.',
        },
        {
          question: 'How do I take a paid plan?',
          answer:
            'Choose it in your settings. Our team contacts you and activates it; nothing is charged before. Prices include GST, and each payment comes with a tax invoice.',
        },
        {
          question: 'What happens after the free trial?',
          answer:
            'Nothing is charged, because we have no card to charge. Choose a plan, or leave it. Your account stays readable, your products and prices are kept, and orders already paid are still delivered. To change or download products you need a plan again.',
        },
        {
          question: 'Can I pause or cancel?',
          answer:
            'Any time. It takes effect at the end of the month you have paid for. There is no partial refund for unused plan days.',
        },
        {
          question: 'What if I reach my monthly orders?',
          answer:
            'No order is dropped. Further ones wait for you: move to a larger plan, or let them wait for the next month.',
        },
        {
          question: 'Does the plan price include the goods?',
          answer:
            'No. The plan pays for the platform. Each order is paid from your wallet at the catalogue price, which includes GST and delivery within India.',
        },
        {
          question: 'Which plan should I begin with?',
          answer:
            'Count your orders of last month. Up to 20, Launchpad will do. Above that, or if you sell on Amazon or Shopify, look at Orbit. If you pass 100, or need reports and price alerts, take Unicorn.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Get Started Free',
      text: 'No Credit Card required. Thirty days to browse, subscribe to up to 500 products, set your prices and download the data.',
      actions: [
        { label: 'Get Started Free', to: '/signup' },
        { label: 'Ask about plans', to: '/contact' },
      ],
    },
  ],
};
