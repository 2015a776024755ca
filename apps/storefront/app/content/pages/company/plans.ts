import type { ContentPage } from '../../content-page.ts';
import { connectionsNote } from '../../connections-note.ts';

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
      text: 'Three monthly plans, each with one price that includes GST. We take no commission on your sales. Start with the free trial, and choose a plan when you know how many products you list and how many orders you get.',
      actions: [{ label: 'Get Started Free', to: '/signup' }],
    },
    {
      kind: 'text',
      heading: 'Monthly Plans',
      paragraphs: [
        'Launchpad is for sellers who list from files and enter orders themselves. Orbit is for more products and orders, with autopay, and will connect your store. Unicorn removes the limits and adds alerts, reports and live tracking. A connected store will take a maximum of 2,500 items (upgradable).',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    connectionsNote,
    {
      kind: 'list',
      heading: 'About the table',
      intro: 'Every plan covers the basics, even where the table says "No".',
      style: 'bullet',
      items: [
        '**Invoices:** every order on every plan has a GST tax invoice. Auto Billing & Smart Invoicing automates the rest of your billing.',
        '**Tracking:** every parcel has a tracking ID that works on [Track My Order](/track-my-order). Live Shipment Tracking adds each courier scan as it happens.',
        '**Orders without sync:** on Launchpad you enter orders in a form or upload a file.',
        '**API integrations and sync:** for Amazon and Shopify, once their connections open. [App and Integration Tools](/integration/app) shows the status of each.',
        '**Returns Management Support:** a special request, and chargeable on all three plans. Claims for defective or missing goods are free.',
        '**Smart Wallet Autopay:** orders are paid from your wallet automatically, within limits that you set.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What you will get',
      cards: [
        {
          title: 'Products ready to list',
          icon: 'card-index-dividers',
          text: 'Over one million trending products in 26+ categories. Download the data as Excel or CSV in one click.',
        },
        {
          title: 'Your own margin',
          icon: 'balance-scale',
          text: 'You set your selling price, up to the MRP. We take no share of it.',
        },
        {
          title: 'Pay after you sell',
          icon: 'purse',
          text: 'You pay for goods from your prepaid wallet once your customer has ordered. No stock to buy and no minimum quantity.',
        },
        {
          title: 'Delivery in your name',
          icon: 'delivery-truck',
          text: 'We pack and ship to 22,000+ locations in India. Delivery is included in the catalogue price.',
        },
        {
          title: 'Invoices and records',
          icon: 'ledger',
          text: 'A tax invoice with your GSTIN for every purchase, a credit note for every refund, and a wallet statement that shows the order for each entry.',
        },
        {
          title: 'Support from people',
          icon: 'headphone',
          text: 'Replies within 24-48 working hours, phone support Monday to Saturday, and chat 24/7.',
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
            'Up to 500 products and 20 orders, as on Launchpad, with one-click download. API integrations will be shown as a preview once they open.',
        },
        {
          question: 'How do I choose a paid plan?',
          answer:
            'Choose a plan in your settings and pay for it from your wallet, or add the money by UPI, card or net banking. The plan starts as soon as it is paid. If you prefer a bank transfer or cheque, ask our team on the same page. Prices include GST, and you get a tax invoice for each payment.',
        },
        {
          question: 'What happens after the free trial?',
          answer:
            'Nothing is charged, because we do not have your card details. If you do not choose a plan, your account becomes read-only, your products and prices are saved, and orders you have paid for are still delivered. To change or download products, you need a plan.',
        },
        {
          question: 'Can I pause or cancel?',
          answer:
            'Yes, any time. The change takes effect at the end of the month you have paid for. There is no partial refund for unused plan days.',
        },
        {
          question: 'What if I reach my monthly order limit?',
          answer:
            'No order is lost. Further orders are put on hold. You can move to a larger plan, or wait for the next month.',
        },
        {
          question: 'Does the plan price include the goods?',
          answer:
            'No. The plan price is for using the platform. You pay for each order from your wallet at the catalogue price, which includes GST and delivery within India.',
        },
        {
          question: 'Which plan should I start with?',
          answer:
            "Count last month's orders. For up to 20 orders, choose Launchpad. For more, choose Orbit, which will also connect Amazon and Shopify. If you have more than 100 orders, or need reports and price alerts, choose Unicorn.",
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Get Started Free',
      text: 'No Credit Card required. You have 30 days to browse, subscribe to up to 500 products, download the data and place up to 20 orders.',
      actions: [
        { label: 'Get Started Free', to: '/signup' },
        { label: 'Ask about plans', to: '/contact' },
      ],
    },
  ],
};
