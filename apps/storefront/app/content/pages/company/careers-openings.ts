import { brand } from '@postprocure/contracts/brand';
import type { ContentBlock, ContentPage } from '../../content-page.ts';
import { sampleRoles } from '../../sample-content.ts';

export const page: ContentPage = {
  path: '/careers/openings',
  section: 'company',
  parent: '/we-hiring',
  title: 'Current Openings',
  description:
    'Current openings in support, catalogue, technology, operations and content: the work, what we look for and how to apply.',
  heading: 'Current Openings',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Careers',
      icon: 'clipboard',
      text: 'Our open roles, what you would do and what we look for. To apply, use the contact form.',
      actions: [{ label: 'Apply through the contact form', to: '/contact' }],
    },
    {
      kind: 'table',
      sample: true,
      caption: 'All roles',
      columns: ['Role', 'Team', 'Where', 'Experience'],
      rows: sampleRoles.map(({ title, team, place, experience }) => [title, team, place, experience]),
    },
    ...sampleRoles.map(({ title, summary, details }): ContentBlock => ({
      kind: 'list',
      sample: true,
      heading: title,
      intro: summary,
      style: 'bullet',
      items: details,
    })),
    {
      kind: 'steps',
      heading: 'How to apply',
      steps: [
        { title: 'Write', text: 'Open the [contact form](/contact) and mention the role in the comments.' },
        {
          title: 'Attach your CV',
          text: 'As a PDF of up to 5 MB. We do not need a photo, or your religion, marital status or current salary.',
        },
        {
          title: 'Get a reply',
          text: `You get a reference number immediately and a reply within 24-48 working hours. If something goes wrong, write to ${brand.email}.`,
        },
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      text: 'We never ask candidates for money. All roles are open to people of every gender, religion, caste and region, and to persons with disabilities. Tell us what you need for the interview.',
    },
    {
      kind: 'action',
      heading: 'Before you apply',
      text: 'Read how we work and how we hire.',
      actions: [
        { label: 'Apply now', to: '/contact' },
        { label: 'About working here', to: '/we-hiring' },
      ],
    },
  ],
};
