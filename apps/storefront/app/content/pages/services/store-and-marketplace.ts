import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/store-and-marketplace',
  section: 'services',
  title: 'Store and Marketplace Management',
  description:
    'Account set-up, listings, stock, pricing, advertising and account health for your own store and Indian marketplaces, managed by our team.',
  heading: 'Store and Marketplace Management',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Services',
      icon: 'desktop-computer',
      text: 'A seller account is a second job: suppressed listings, claims with a deadline, fee changes announced in a long e-mail. Hand over the routine and keep the decisions.',
      actions: [
        { label: 'Describe your store', to: '/contact' },
        { label: 'See integrations', to: '/integration/app' },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we look after',
      cards: [
        {
          title: 'Account set-up',
          icon: 'key',
          text: 'Documents, categories, brand approval, shipping and tax settings. The account is opened in your name and stays yours.',
        },
        {
          title: 'Listings',
          icon: 'clipboard',
          text: 'Titles, attributes, variations and pictures in the form that each marketplace accepts, with country of origin and other details the law asks for.',
        },
        {
          title: 'Stock and price',
          icon: 'balance-scale',
          text: 'Quantities in step with the warehouse, prices by your rule and never above the MRP.',
        },
        {
          title: 'Orders and claims',
          icon: 'package',
          text: 'Daily watch over late orders, failed deliveries and customer claims, with the proof filed in time.',
        },
        {
          title: 'Advertising',
          icon: 'megaphone',
          text: 'Sponsored listings within a budget you set, reported as money spent and sales gained.',
        },
        {
          title: 'Account health',
          icon: 'stethoscope',
          text: 'Ratings, defect rates and policy notices, read every working day and answered in time.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where we work',
      paragraphs: [
        'Our team knows Amazon, Flipkart, Meesho, Myntra and Shopify from daily work. API integration with our catalogue is for two of them, Amazon and Shopify, and [App and Integration Tools](/integration/app) shows what is open today. Elsewhere we work with files and by hand, which takes more time; the quote allows for that.',
        'These platforms belong to their owners, who make the rules. We can keep an account in good order. We cannot promise rankings, badges or that a suspended account will be restored.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we begin',
      steps: [
        {
          title: 'Review',
          text: 'You give us view access. We look at listings, fees, returns and health, and write down what we would do first.',
        },
        {
          title: 'Agree',
          text: 'Scope, monthly fee, who may change what, and which figures we report. Month by month, without lock-in.',
        },
        {
          title: 'Put in order',
          text: 'The first weeks go into cleaning up: broken listings, wrong categories, missing details.',
        },
        { title: 'Run', text: 'Daily routine, a weekly note, and a call every month with the figures.' },
      ],
    },
    {
      kind: 'list',
      heading: 'How we treat your account',
      style: 'check',
      items: [
        'We work as an invited user with the least rights that do the job, and never ask for your password or OTP.',
        'Every change is logged, with date and reason.',
        'We do not buy reviews, stuff keywords or open duplicate accounts, and will not if asked.',
        'If you leave, you keep everything: account, listings, pictures and texts.',
      ],
    },
    {
      kind: 'table',
      heading: 'Who does what',
      caption: 'A typical division of work',
      columns: ['Task', 'You', 'We'],
      rows: [
        ['Range and margin', 'Decide', 'Suggest, with figures'],
        ['Listings and pictures', 'Approve', 'Prepare and upload'],
        ['Advertising budget', 'Set', 'Spend within it and report'],
        ['Customer questions', 'Answer, or hand over', 'Answer from an agreed text'],
        ['GST returns and accounts', 'You and your accountant', 'Supply the reports'],
      ],
    },
    {
      kind: 'action',
      heading: 'Let us look at one account',
      text: 'Send the link to your store. You get our first three observations in 24-48 working hours, free of charge.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Improve your listings', to: '/content-converts' },
      ],
    },
  ],
};
