import type { ContentCard, ContentPage } from './content-page.ts';
import { sectionId } from './section-id.ts';

export interface KnowledgeSection {
  title: string;
  path: string;
  intro: string;
  /** The first ones are shown in the hub, all of them on the section's own page. */
  articles: (ContentCard & { link: { label: string; to: string } })[];
}

const pathOf = (title: string): string => `/knowledge-hub/${sectionId(title)}`;

const article = (title: string, icon: string, text: string, to: string) => ({
  title,
  icon,
  text,
  link: { label: 'Read', to },
});

export const knowledgeSections: readonly KnowledgeSection[] = [
  {
    title: 'For Dropshippers',
    path: pathOf('For Dropshippers'),
    intro: 'From the first product to a shop that earns.',
    articles: [
      article(
        'Getting started',
        'rocket',
        'Thirty days of free trial, used well: what to do in each week.',
        '/knowledge-hub/dropshipper/getting-started',
      ),
      article(
        'Success tips',
        'trophy',
        'Twelve habits that keep margins up and returned parcels down.',
        '/knowledge-hub/dropshipper/success-tips',
      ),
      article(
        'Tutorials',
        'graduation-cap',
        'Six walk-throughs of ten minutes each, from listing to claiming.',
        '/tutorials',
      ),
      article(
        'Winning products',
        'bullseye',
        'What is in demand now, and a seven-point test for your own shop.',
        '/winning-products',
      ),
      article(
        'Samples',
        'magnifying-glass-tilted-left',
        'Order one piece, and see it before you sell it.',
        '/try-before-buy',
      ),
      article(
        'Pricing with RTO in mind',
        'abacus',
        'A worked example of what a returned parcel does to a margin.',
        '/blog/1',
      ),
      article(
        'Questions and answers',
        'light-bulb',
        'What resellers ask before and after their first order, in a few lines each.',
        '/need-help',
      ),
    ],
  },
  {
    title: 'For Suppliers',
    path: pathOf('For Suppliers'),
    intro: 'How to list with us, and what happens when orders come in.',
    articles: [
      article(
        'Listing products',
        'clipboard',
        'The data, pictures and papers that make a listing complete.',
        '/knowledge-hub/supplier/listing-products',
      ),
      article(
        'Order processing',
        'package',
        'From purchase order to payment, with the days that count.',
        '/knowledge-hub/supplier/order-processing',
      ),
      article(
        'Sell to us',
        'toolbox',
        'Who can supply, the four steps and the requirements.',
        '/sell-on-post-procure',
      ),
      article('Quality control', 'microscope', 'What inspectors look at, and when.', '/qc'),
      article('Brand partnership', 'label', 'For makers with a name of their own.', '/brand-partnership'),
    ],
  },
  {
    title: 'Using the Platform',
    path: pathOf('Using the Platform'),
    intro: 'Figures, connections and money, for those who like to know how it works.',
    articles: [
      article(
        'Analytics',
        'straight-ruler',
        'Which figures to look at each week, and what to do about them.',
        '/knowledge-hub/platform/analytics',
      ),
      article(
        'API documentation',
        'electric-plug',
        'Read the catalogue from your own program: calls, answers, errors and limits.',
        '/knowledge-hub/platform/api-docs',
      ),
      article(
        'Integrations',
        'gear',
        'What is live, what works with files and what is planned.',
        '/integration/app',
      ),
      article(
        'Payment options',
        'purse',
        'Ways to fill the wallet, and how they are protected.',
        '/payment-options',
      ),
      article(
        'Returns and refunds',
        'balance-scale',
        'Claims, RTO and the time limits, in the words of the policy.',
        '/return-refund',
      ),
      article(
        'Shipping cost estimator',
        'delivery-truck',
        'What a parcel of a given size and weight costs to send.',
        '/shipping-cost-estimator',
      ),
    ],
  },
];

/** The 'View all' page of each section. */
const descriptions: Record<string, { title: string; description: string; icon: string }> = {
  'For Dropshippers': {
    title: 'Guides for Dropshippers',
    description:
      'All guides for resellers in one list: getting started, success tips, tutorials, samples, pricing and answers to common questions.',
    icon: 'rocket',
  },
  'For Suppliers': {
    title: 'Guides for Suppliers',
    description:
      'All guides for makers and suppliers in one list: listing products, order processing, requirements, inspection and brand partnership.',
    icon: 'toolbox',
  },
  'Using the Platform': {
    title: 'Guides to the Platform',
    description:
      'All guides to the platform in one list: analytics, API documentation, integrations, payments, refunds and shipping costs.',
    icon: 'gear',
  },
};

export const knowledgeSectionPages: readonly ContentPage[] = knowledgeSections.map(
  ({ title, path, intro, articles }) => ({
    path,
    section: 'explore',
    parent: '/knowledge-hub',
    title: descriptions[title]?.title ?? title,
    description: descriptions[title]?.description ?? intro,
    heading: title,
    updated: '2026-11-15',
    blocks: [
      { kind: 'hero', eyebrow: 'Knowledge Hub', icon: descriptions[title]?.icon ?? 'books', text: intro },
      { kind: 'cards', cards: articles },
      {
        kind: 'action',
        heading: 'Not what you were looking for?',
        text: 'Search all guides and pages, or ask us. We reply within 24-48 working hours.',
        actions: [
          { label: 'Search the Knowledge Hub', to: '/knowledge-hub' },
          { label: 'Ask us', to: '/support/contact' },
        ],
      },
    ],
  }),
);
