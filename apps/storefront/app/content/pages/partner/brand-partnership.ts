import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/brand-partnership',
  section: 'partner',
  title: 'Brand Partnership',
  description:
    'For D2C and consumer brands: reach resellers across India, with control over content, authorised sellers, stock and how your brand is shown.',
  heading: 'Brand Partnership',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'sports-medal',
      text: 'Resellers reach towns, groups and languages that your own store may not. A brand partnership gives you this reach, and you still know who sells your products and with which images.',
      actions: [{ label: 'Propose a partnership', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'Three ways to work together',
      intro: 'The first option is open to every brand. The other two start as pilots.',
      cards: [
        {
          title: 'Listed brand',
          icon: 'label',
          text: 'Your range in our catalogue, under your brand, with content you approve. Any merchant can subscribe.',
        },
        {
          title: 'Authorised sellers',
          icon: 'key',
          text: 'We supply your range only to merchants you have accepted. You know who they are and where they sell.',
        },
        {
          title: 'Joint products',
          icon: 'puzzle-piece',
          text: 'A product line or a set for resellers, for example festive packs, smaller sizes or regional designs.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What you decide and what we provide',
      caption: 'Overview of a brand partnership',
      columns: ['Subject', 'You decide', 'We provide'],
      rows: [
        ['Content', 'Images, names and claims', 'The same content for every merchant, with updates'],
        [
          'Sellers',
          'Open or by approval',
          'Accounts with PAN and, where registered, GSTIN; action against misuse',
        ],
        [
          'Stock',
          'How much, and where it is stored',
          'Current quantities in the catalogue and in every download',
        ],
        ['Price', 'MRP and your price to us', 'Catalogue price; the merchant sets the selling price'],
        ['Authenticity', 'Batch, serial or hologram', 'Goods only from you or your distributor'],
        ['Figures', 'What you want to know', 'Orders, regions, returns and reasons, without personal data'],
      ],
    },
    {
      kind: 'text',
      heading: 'About prices',
      paragraphs: [
        'Our merchants set their own selling price, up to the MRP. We do not help to fix resale prices, because the Competition Act can treat resale price maintenance as unlawful. Known sellers, genuine goods and accurate descriptions protect a brand better.',
      ],
    },
    {
      kind: 'list',
      heading: 'What we look for',
      style: 'check',
      items: [
        'A registered trade mark, or an application and the right to use the name.',
        'Valid GSTIN and PAN, and the licences that your products need.',
        'Products suitable for courier delivery: well packed, with clear sizes and instructions, and a low return rate.',
        'Reliable stock, especially from September to November.',
        'A contact person for questions about the product.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we start',
      steps: [
        { title: 'Introduce yourself', text: 'Brand, range, price list and where you sell today.' },
        {
          title: 'Choose together',
          text: 'We suggest which products suit resellers, and which do not.',
        },
        { title: 'Pilot', text: 'A small range for one season, with a report every month.' },
        {
          title: 'Expand',
          text: 'More products, more regions or a joint product line, depending on the pilot.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If someone misuses your brand',
      style: 'bullet',
      items: [
        'Copies, wrong images or a false claim in our catalogue: tell us through [Report IP Issue](/support/report). You do not need to be a partner.',
        'A merchant who misleads customers about your product: use [Report a Concern](/report-concern).',
      ],
    },
    {
      kind: 'action',
      heading: 'Contact us about your brand',
      text: `Send us a link and a price list through the contact form, or write to ${brand.email}. We reply within 24-48 working hours.`,
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'For suppliers without a brand', to: '/sell-on-post-procure' },
      ],
    },
  ],
};
