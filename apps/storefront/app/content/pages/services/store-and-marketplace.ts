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
      text: 'Running a seller account takes time: suppressed listings, claims with deadlines, fee changes. We take over the daily work, and you make the decisions.',
      actions: [
        { label: 'Tell us about your store', to: '/contact' },
        { label: 'See integrations', to: '/integration/app' },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we manage',
      cards: [
        {
          title: 'Account set-up',
          icon: 'key',
          text: 'Documents, categories, brand approval, shipping and tax settings. The account is opened in your name and remains yours.',
        },
        {
          title: 'Listings',
          icon: 'clipboard',
          text: "Titles, attributes, variations and images in each marketplace's format, with country of origin and other details that the law requires.",
        },
        {
          title: 'Stock and price',
          icon: 'balance-scale',
          text: 'Stock updated from the warehouse, and prices set by your pricing rule, never above the MRP.',
        },
        {
          title: 'Orders and claims',
          icon: 'package',
          text: 'Daily checks of late orders, failed deliveries and customer claims, with proof submitted on time.',
        },
        {
          title: 'Advertising',
          icon: 'megaphone',
          text: 'Sponsored listings within your budget, with reports on spend and sales.',
        },
        {
          title: 'Account health',
          icon: 'stethoscope',
          text: 'Ratings, defect rates and policy notices, checked every working day and answered on time.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where we work',
      paragraphs: [
        'We manage accounts on Amazon, Flipkart, Meesho, Myntra and Shopify. API integration with our catalogue is limited to two of them, Amazon and Shopify. [App and Integration Tools](/integration/app) shows what is available today. On the others we work with files and manual updates, which take more time. The quote includes this extra time.',
        'Each platform makes its own rules. We can keep an account in good condition. We cannot promise rankings or badges, or that a suspended account will be restored.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we start',
      steps: [
        {
          title: 'Review',
          text: 'You give us view access. We check listings, fees, returns and account health, and tell you what to do first.',
        },
        {
          title: 'Agree',
          text: 'Scope, monthly fee, permissions and reports. The contract is monthly, with no lock-in.',
        },
        {
          title: 'Clean up',
          text: 'In the first weeks we fix broken listings, wrong categories and missing details.',
        },
        { title: 'Manage', text: 'Daily work, a weekly update, and a monthly call to review the numbers.' },
      ],
    },
    {
      kind: 'list',
      heading: 'How we treat your account',
      style: 'check',
      items: [
        'We work as an invited user with only the permissions we need, and never ask for your password or OTP.',
        'Every change is logged, with date and reason.',
        'We do not buy reviews, stuff keywords or open duplicate accounts, even if asked.',
        'If you leave, you keep everything: account, listings, images and text.',
      ],
    },
    {
      kind: 'table',
      heading: 'Who does what',
      caption: 'A typical division of work',
      columns: ['Task', 'You', 'We'],
      rows: [
        ['Range and margin', 'Decide', 'Make suggestions, backed by data'],
        ['Listings and images', 'Approve', 'Prepare and upload'],
        ['Advertising budget', 'Set', 'Spend within it and report'],
        ['Customer questions', 'Answer, or let us answer', 'Answer with agreed text'],
        ['GST returns and accounts', 'You and your accountant', 'Provide the reports'],
      ],
    },
    {
      kind: 'action',
      heading: 'Get a free first review',
      text: 'Send the link to your store. You get our first three observations in 24-48 working hours, free of charge.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Improve your listings', to: '/content-converts' },
      ],
    },
  ],
};
