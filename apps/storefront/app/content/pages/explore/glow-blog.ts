import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/glow-blog',
  section: 'explore',
  title: 'Glow Blog for Online Sellers',
  description:
    'Six longer reads for Indian resellers: RTO and margins, GST, the festive calendar, listings, selling on WhatsApp and choosing a warehouse.',
  heading: 'Glow Blog',
  updated: '2026-10-27',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'From our desks',
      icon: 'light-bulb',
      text: 'Longer reads on selling without stock, by the people who read your tickets, with sums that you can redo on the back of an envelope.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'action',
      heading: 'What should we write about next?',
      text: 'The best subjects so far came from merchants. Tell us what you would like to see explained.',
      actions: [
        { label: 'Suggest a subject', to: '/support/contact' },
        { label: 'Visit the Knowledge Hub', to: '/knowledge-hub' },
      ],
    },
  ],
};
