import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/we-hiring',
  section: 'company',
  title: 'Careers',
  description:
    'Work in Bengaluru on catalogue, warehouse, support and software for Indian online sellers. Five open roles, and how we hire.',
  heading: 'Careers',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'We are hiring',
      icon: 'briefcase',
      text: `At ${brand.name} your work is visible quickly: a clearer size chart today is a parcel that does not come back next week. If you like that kind of short distance between effort and effect, read on.`,
      actions: [{ label: 'See all openings', to: '/careers/openings' }],
    },
    {
      kind: 'text',
      heading: 'What the work is like',
      paragraphs: [
        'Our customers are sellers: a former bank clerk with a saree page, two cousins with car accessories, a D2C brand with a proper office. They call when something is wrong and remember who put it right. Engineers read tickets, buyers visit the packing table, and everybody learns what RTO costs a seller.',
        'We are a small company. That means fewer layers and more to look after. It also means that we cannot do everything at once, and say no more often than we would like.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Open roles',
      intro: 'Five roles are open at present, all based in Bengaluru.',
      cards: [
        {
          title: 'Merchant Success Executive',
          icon: 'headphone',
          text: 'Take new sellers from sign-up to their first delivered order. English, Hindi and one more Indian language.',
          link: { label: 'Read more', to: '/careers/openings#merchant-success-executive' },
        },
        {
          title: 'Category Manager, Home and Kitchen',
          icon: 'cooking',
          text: 'Decide what enters the range and what leaves it, and agree prices with suppliers.',
          link: { label: 'Read more', to: '/careers/openings#category-manager-home-and-kitchen' },
        },
        {
          title: 'Software Engineer, Orders and Wallet',
          icon: 'laptop',
          text: 'TypeScript and PostgreSQL, where a paisa too much or too little is a bug.',
          link: { label: 'Read more', to: '/careers/openings#software-engineer-orders-and-wallet' },
        },
        {
          title: 'Warehouse Shift Lead',
          icon: 'package',
          text: 'Run receiving, packing and courier handover for one shift, safely and on time.',
          link: { label: 'Read more', to: '/careers/openings#warehouse-shift-lead' },
        },
        {
          title: 'Product Content Writer',
          icon: 'pencil',
          text: 'Titles and descriptions that are complete, correct and readable, in English and Hindi.',
          link: { label: 'Read more', to: '/careers/openings#product-content-writer' },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What you can expect',
      style: 'check',
      items: [
        'A salary range that we name in the first conversation.',
        'Provident fund, paid leave and the other benefits the law provides, in writing from the first day.',
        'Festival leave that respects which festival is yours.',
        'Time to learn the business: everyone spends part of the first week with support and in the warehouse.',
        'Feedback in plain words, in both directions.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we hire',
      steps: [
        {
          title: 'Apply',
          text: 'Use the contact form, name the role in the comments and attach your CV as a PDF of up to 5 MB.',
        },
        { title: 'Talk', text: 'A first call of half an hour: your questions, ours, and the salary range.' },
        {
          title: 'Show',
          text: 'A short piece of real work, such as a listing to improve, a shift to plan or some code to discuss. An hour or two, not a weekend.',
        },
        { title: 'Meet', text: 'You meet the people you would work with, and then hear from us either way.' },
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      text: 'We never charge candidates. If somebody asks you for a deposit, a training fee or an OTP in our name, it is fraud. Please [report it](/report-concern).',
    },
    {
      kind: 'action',
      heading: 'Nothing that fits?',
      text: 'Write to us all the same if you know Indian e-commerce from the inside. Tell us what you would improve first.',
      actions: [
        { label: 'See all openings', to: '/careers/openings' },
        { label: 'Write to us', to: '/contact' },
      ],
    },
  ],
};
