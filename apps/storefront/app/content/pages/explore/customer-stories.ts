import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { sampleStories } from '../../sample-content.ts';

export const page: ContentPage = {
  path: '/customer-stories',
  section: 'explore',
  title: 'Customer Stories',
  description:
    'How social sellers, online stores, marketplace sellers, brands and suppliers can work with us, and how to share your own story.',
  heading: 'Customer Stories',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'open-book',
      text: 'How different businesses can work with us. We publish a story only with the written consent of the merchant.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Read success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
    { kind: 'cards', sample: true, heading: 'Stories', cards: sampleStories },
    {
      kind: 'table',
      heading: 'Which setup suits your business?',
      caption: 'Typical setups. Your own needs may differ',
      columns: ['Business', 'How to list', 'Plan to look at', 'Important to know'],
      rows: [
        [
          'Social seller',
          'Share images and prices on WhatsApp and Instagram',
          'Launchpad',
          'Tell customers before payment that there are no change-of-mind returns',
        ],
        [
          'Own online store',
          'Import our files; Shopify will also connect by API',
          'Orbit',
          'Keep enough money in your wallet, so that orders do not have to wait',
        ],
        [
          'Marketplace account',
          'Import our files; Amazon will also connect by API',
          'Orbit',
          'List products from national warehouses, because marketplaces measure dispatch time',
        ],
        [
          'Private label',
          'Your own brand on a product that sells',
          'Unicorn',
          'Allow time for samples. Quantities typically start from 500 units',
        ],
        [
          'Supplier',
          'We list your products for resellers',
          'No plan needed',
          'Good inner packaging prevents damage and claims',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'What helps every seller',
      style: 'check',
      items: [
        'Check a product before you sell it. [Try Before You Buy](/try-before-buy)',
        'Tell customers the delivery time and the return policy before they pay.',
        'Check returns as often as sales.',
        'When something goes wrong, find the cause and make sure it does not happen again.',
      ],
    },
    {
      kind: 'action',
      heading: 'Share your story',
      text: `If you sell or supply with ${brand.name}, tell us what worked well and what did not. We publish nothing without your written consent.`,
      actions: [
        { label: 'Write to us', to: '/contact' },
        { label: 'Start your free trial', to: '/signup' },
      ],
    },
  ],
};
