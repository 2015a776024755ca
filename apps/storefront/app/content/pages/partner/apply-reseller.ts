import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/apply-reseller',
  section: 'partner',
  title: 'Become a Reseller',
  description:
    'Apply in three short steps: personal information, business details, agreement. What we ask for, what happens next and who can apply.',
  heading: 'Become a Reseller',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'rocket',
      text: 'Tell us who you are and how you sell. Our team helps you set up your account and choose your first products.',
      actions: [
        { label: 'Apply Now', to: '#reseller-form' },
        { label: 'Sign up yourself', to: '/signup' },
      ],
    },
    {
      kind: 'list',
      heading: 'Why resellers join',
      style: 'check',
      items: [
        'Over one million trending products in 26+ categories, and no stock to buy.',
        'Your own margin on each order. Sellers typically aim for 50-100%.',
        'Parcels in your name to 22,000+ locations in India.',
        'A 30-day free trial without a credit card. Pause or cancel any time.',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'table',
      heading: 'What the form asks',
      caption: 'Three steps, about three minutes',
      columns: ['Step', 'You enter', 'Good to know'],
      rows: [
        ['1. Personal information', 'Full name, email, phone', 'Use a number we can call'],
        [
          '2. Business details',
          'Business name, website (optional), business type',
          'No company yet? Enter the name you plan to sell under. Start the website address with https://',
        ],
        [
          '3. Agreement',
          'Your agreement to the terms',
          'Read the [User Agreement](/user-agreement) and the [Terms of Use](/terms) first',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Which business type should I choose?',
      cards: [
        {
          title: 'Dropshipper',
          icon: 'laptop',
          text: 'You list and sell without keeping stock. Social sellers choose this too.',
        },
        {
          title: 'E-commerce store',
          icon: 'shopping-cart',
          text: 'You have your own online store and want more products.',
        },
        {
          title: 'Retailer',
          icon: 'shopping-bags',
          text: 'You have a physical shop and want to sell online too.',
        },
        {
          title: 'Wholesaler',
          icon: 'pickup-truck',
          text: 'You buy or supply in large quantities. Suppliers and manufacturers choose this.',
        },
        {
          title: 'Other',
          icon: 'puzzle-piece',
          text: 'Agencies, brands, self-help groups and everyone else.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        { title: 'Reference number', text: 'You see it immediately and get it by email.' },
        {
          title: 'First call or email',
          text: 'Within 24-48 working hours we discuss what you sell, where, and which plan would suit you.',
        },
        {
          title: 'Details',
          text: 'PAN, address and, if you are registered, GSTIN. You enter them in your account. Never share them by chat or phone.',
        },
        {
          title: 'First products',
          text: 'We help you choose your first ten products from the catalogue.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you apply',
      open: 'many',
      items: [
        {
          question: 'Does it cost anything?',
          answer:
            'No. There is no joining fee and no deposit. If anyone asks for one in our name, [report it](/report-concern).',
        },
        {
          question: 'Do I need a GSTIN?',
          answer:
            'Not to apply or to try the platform. Most marketplaces, and most sales of goods to other States, require one. [Seven GST questions](/blog/2)',
        },
        {
          question: 'Who can apply?',
          answer:
            'Anyone who is 18 or older and sells in India. You do not need a shop, a degree or experience.',
        },
        {
          question: 'I am a supplier. Can I apply here?',
          answer:
            'Yes. Choose "wholesaler" or "other", and our supply team will contact you. See our requirements on [the supplier page](/sell-on-post-procure).',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Have a question?',
      text: `Contact us at ${brand.email} or ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.`,
      actions: [
        { label: 'Apply Now', to: '#reseller-form' },
        { label: 'How selling with us works', to: '/sell-with-pp' },
      ],
    },
  ],
};
