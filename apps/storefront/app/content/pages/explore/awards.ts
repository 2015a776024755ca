import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { sampleAwardCards, sampleMilestones } from '../../sample-content.ts';

export const page: ContentPage = {
  path: '/awards',
  section: 'explore',
  title: 'Recognition and Awards',
  description:
    'Recognition, awards and milestones of the company, and how merchants and suppliers can tell us about good or poor service.',
  heading: 'Recognition and Awards',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'trophy',
      text: `Awards and milestones of ${brand.name}. What matters most to us is that every order arrives as promised.`,
    },
    { kind: 'cards', sample: true, heading: 'Awards', cards: sampleAwardCards },
    { kind: 'timeline', sample: true, heading: 'Milestones', entries: sampleMilestones },
    {
      kind: 'text',
      heading: 'Our goal',
      paragraphs: [
        'Our goal is 99.9% satisfaction. When something goes wrong, raise a [support ticket](/support-ticket), and a person will read it. If the problem is not solved, reply to our email and we reopen the ticket.',
      ],
    },
    {
      kind: 'action',
      heading: 'Tell us about good service',
      text: 'Did someone from our team, or a supplier, give you good service? Send us their name and a few words.',
      actions: [
        { label: 'Write to us', to: '/contact' },
        { label: 'Read our story', to: '/our-story' },
      ],
    },
  ],
};
