import type { ContentCard, ContentPage } from './content-page.ts';
import { sectionId } from './section-id.ts';

export interface KnowledgeSection {
  title: string;
  path: string;
  intro: string;
  /** The knowledge hub shows the first few articles; the section's page shows all of them. */
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
    intro: 'Guides for new and experienced resellers.',
    articles: [
      article(
        'Getting started',
        'rocket',
        'How to use the 30-day free trial, week by week.',
        '/knowledge-hub/dropshipper/getting-started',
      ),
      article(
        'Success tips',
        'trophy',
        'Twelve habits that help you keep margins up and returns down.',
        '/knowledge-hub/dropshipper/success-tips',
      ),
      article(
        'Tutorials',
        'graduation-cap',
        'Six short tutorials, from your first listing to a claim.',
        '/tutorials',
      ),
      article(
        'Winning products',
        'bullseye',
        'Products in demand, and a seven-point test for your own store.',
        '/winning-products',
      ),
      article(
        'Samples',
        'magnifying-glass-tilted-left',
        'Order one piece and check it before you sell it.',
        '/try-before-buy',
      ),
      article(
        'Pricing with RTO in mind',
        'abacus',
        'How returned parcels affect your margin, with an example.',
        '/blog/1',
      ),
      article(
        'Questions and answers',
        'light-bulb',
        'Short answers to common questions from resellers.',
        '/need-help',
      ),
    ],
  },
  {
    title: 'For Suppliers',
    path: pathOf('For Suppliers'),
    intro: 'How to list your products with us and process orders.',
    articles: [
      article(
        'Listing products',
        'clipboard',
        'The data, images and documents for a complete listing.',
        '/knowledge-hub/supplier/listing-products',
      ),
      article(
        'Order processing',
        'package',
        'From purchase order to payment, with the time limits.',
        '/knowledge-hub/supplier/order-processing',
      ),
      article(
        'Become a supplier',
        'toolbox',
        'Who can supply, the four steps and the requirements.',
        '/sell-on-post-procure',
      ),
      article('Quality control', 'microscope', 'What we inspect, and when.', '/qc'),
      article('Brand partnership', 'label', 'For suppliers with their own brand.', '/brand-partnership'),
    ],
  },
  {
    title: 'Using the Platform',
    path: pathOf('Using the Platform'),
    intro: 'Analytics, integrations, payments and shipping.',
    articles: [
      article(
        'Analytics',
        'straight-ruler',
        'Which numbers to check each week, and what to do about them.',
        '/knowledge-hub/platform/analytics',
      ),
      article(
        'API documentation',
        'electric-plug',
        'Read the catalogue from your own program: endpoints, responses, errors and limits.',
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
        'How to add money to your wallet, and how payments are secured.',
        '/payment-options',
      ),
      article(
        'Returns and refunds',
        'balance-scale',
        'Our policy on claims, RTO and time limits.',
        '/return-refund',
      ),
      article(
        'Shipping cost estimator',
        'delivery-truck',
        'The likely courier cost of a parcel, by size and weight.',
        '/shipping-cost-estimator',
      ),
    ],
  },
];

/** Texts of the 'View all' page of each section. */
const descriptions: Record<string, { title: string; description: string; icon: string }> = {
  'For Dropshippers': {
    title: 'Guides for Dropshippers',
    description:
      'All guides for resellers: getting started, success tips, tutorials, samples, pricing and answers to common questions.',
    icon: 'rocket',
  },
  'For Suppliers': {
    title: 'Guides for Suppliers',
    description:
      'All guides for manufacturers and suppliers: listing products, order processing, requirements, inspection and brand partnership.',
    icon: 'toolbox',
  },
  'Using the Platform': {
    title: 'Guides to the Platform',
    description:
      'All guides to the platform: analytics, API documentation, integrations, payments, refunds and shipping costs.',
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
        heading: "Can't find what you need?",
        text: 'Search all guides and pages, or ask us. We reply within 24-48 working hours.',
        actions: [
          { label: 'Search the Knowledge Hub', to: '/knowledge-hub' },
          { label: 'Ask us', to: '/support/contact' },
        ],
      },
    ],
  }),
);
