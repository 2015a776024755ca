import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/apply-reseller',
  section: 'partner',
  title: 'Become a Reseller',
  description:
    'Apply in three short steps: personal information, business details, agreement. What we ask, what happens next and who may apply.',
  heading: 'Become a Reseller',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'rocket',
      text: 'Tell us who you are and how you sell. We set up your account with you, so that you begin with a person to ask instead of an empty dashboard.',
      actions: [
        { label: 'Apply Now', to: '#reseller-form' },
        { label: 'Sign up by yourself', to: '/signup' },
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
        [
          '1. Personal information',
          'Full name, e-mail, phone',
          'Use a number on which you can be called back',
        ],
        [
          '2. Business details',
          'Business name, website (optional), business type',
          'No firm yet? Enter the name you intend to sell under. A website begins with https://',
        ],
        [
          '3. Agreement',
          'Your consent to the terms',
          'Read the [User Agreement](/user-agreement) and the [Terms of Use](/terms) first',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Which business type are you?',
      cards: [
        {
          title: 'Dropshipper',
          icon: 'laptop',
          text: 'You list and sell, and keep no stock. Social sellers choose this too.',
        },
        {
          title: 'E-commerce store',
          icon: 'shopping-cart',
          text: 'You have a shop of your own and want to widen its range.',
        },
        {
          title: 'Retailer',
          icon: 'shopping-bags',
          text: 'You have a counter and want to sell online as well.',
        },
        {
          title: 'Wholesaler',
          icon: 'pickup-truck',
          text: 'You buy or supply in quantity. Suppliers and makers choose this.',
        },
        {
          title: 'Other',
          icon: 'puzzle-piece',
          text: 'Agencies, brands, self-help groups, and whoever does not fit a box.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        { title: 'Reference number', text: 'You see it at once and get it by e-mail.' },
        {
          title: 'First call or e-mail',
          text: 'Within 24-48 working hours: what you sell, where, and which plan would suit you.',
        },
        {
          title: 'Details',
          text: 'PAN, address and, if you are registered, GSTIN. You enter them in your account, never by chat or phone.',
        },
        {
          title: 'First products',
          text: 'We go through the catalogue with you until you have your first ten.',
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
            'Not to apply or to try. Most marketplaces, and most sales of goods to other States, require one. [Seven GST questions](/blog/2)',
        },
        {
          question: 'Who may apply?',
          answer:
            'Anyone who is 18 or older and sells in India. You need no shop, no degree and no experience.',
        },
        {
          question: 'I am a supplier. Am I right here?',
          answer:
            'Yes. Choose wholesaler or other, and our supply team will contact you. What we expect is on [the supplier page](/sell-on-post-procure).',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Still thinking?',
      text: `Ask us anything at ${brand.email} or ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.`,
      actions: [
        { label: 'Apply Now', to: '#reseller-form' },
        { label: 'How selling with us works', to: '/sell-with-pp' },
      ],
    },
  ],
};
