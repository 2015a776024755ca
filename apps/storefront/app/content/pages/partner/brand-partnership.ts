import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/brand-partnership',
  section: 'partner',
  title: 'Brand Partnership',
  description:
    'For D2C and consumer brands: reach resellers across India with control over content, authorised sellers, stock and how your brand is shown.',
  heading: 'Brand Partnership',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'sports-medal',
      text: 'Resellers reach towns, groups and languages that your own store does not. A brand partnership lets you use that reach without losing sight of who sells your products, with which pictures and in what condition.',
      actions: [{ label: 'Propose a partnership', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'Three ways to work together',
      intro: 'The first is open to every brand. The other two begin as pilots, set up by hand.',
      cards: [
        {
          title: 'Listed brand',
          icon: 'label',
          text: 'Your range in our catalogue, under your brand, with content you approve. Any merchant may subscribe.',
        },
        {
          title: 'Authorised sellers',
          icon: 'key',
          text: 'We supply your range only to merchants whom you have accepted. You know who they are and where they sell.',
        },
        {
          title: 'Made together',
          icon: 'puzzle-piece',
          text: 'A line or a set made for resellers, for example festive packs, smaller sizes or regional designs.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What you keep and what you gain',
      caption: 'A brand partnership in brief',
      columns: ['Subject', 'You decide', 'We provide'],
      rows: [
        ['Content', 'Pictures, names and claims', 'The same content for every merchant, with updates'],
        [
          'Sellers',
          'Open or by approval',
          'Accounts with PAN and, where registered, GSTIN; action against misuse',
        ],
        ['Stock', 'How much, and where it lies', 'Current quantities in the catalogue and in every download'],
        ['Price', 'MRP and your price to us', 'Catalogue price; the merchant sets the selling price'],
        ['Authenticity', 'Batch, serial or hologram', 'Goods only from you or your distributor'],
        [
          'Figures',
          'What you would like to know',
          'Orders, regions, returns and reasons, without personal data',
        ],
      ],
    },
    {
      kind: 'text',
      heading: 'About prices',
      paragraphs: [
        'Our merchants set their own selling price, up to the MRP. We do not help to fix resale prices, since the Competition Act can treat resale price maintenance as an unlawful restraint. What protects a brand better is a clean supply: known sellers, genuine goods and true descriptions.',
      ],
    },
    {
      kind: 'list',
      heading: 'What we look for',
      style: 'check',
      items: [
        'A registered trade mark, or an application and the right to use the name.',
        'Valid GSTIN and PAN, and the licences that your products need.',
        'Products that travel: packed for a courier, clear in size and use, with a low return rate.',
        'Stock you can commit to, above all from September to November.',
        'A person who answers when a question about the product comes up.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we begin',
      steps: [
        { title: 'Introduce yourself', text: 'Brand, range, price list and where you are sold today.' },
        {
          title: 'Choose together',
          text: 'We suggest the products that suit resellers, and say which do not.',
        },
        { title: 'Pilot', text: 'A small range for one season, with figures shared every month.' },
        {
          title: 'Widen',
          text: 'More products, more regions or a line made together, if the pilot says so.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you find your brand misused',
      style: 'bullet',
      items: [
        'Copies, wrong pictures or a false claim in our catalogue: tell us through [Report IP Issue](/support/report). You need not be a partner for that.',
        'A merchant who misleads customers about your product: use [Report a Concern](/report-concern).',
      ],
    },
    {
      kind: 'action',
      heading: 'Bring your range',
      text: `Send us a link and a price list through the contact form, or write to ${brand.email}. We reply within 24-48 working hours.`,
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'For unbranded suppliers', to: '/sell-on-post-procure' },
      ],
    },
  ],
};
