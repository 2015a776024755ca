import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/glow-blog',
  section: 'explore',
  title: 'Glow Blog for Online Sellers',
  description:
    'Six articles for Indian resellers: RTO and margins, GST, the festive calendar, listings, selling on WhatsApp and choosing a warehouse.',
  heading: 'Glow Blog',
  updated: '2026-10-27',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Our blog',
      icon: 'light-bulb',
      text: 'Practical articles on selling without stock, with worked examples that you can repeat with your own numbers.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'action',
      heading: 'What should we write about next?',
      text: 'Tell us which topic you would like us to explain.',
      actions: [
        { label: 'Suggest a topic', to: '/support/contact' },
        { label: 'Visit the Knowledge Hub', to: '/knowledge-hub' },
      ],
    },
  ],
};
