import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { sampleBenefits, sampleRoles } from '../../sample-content.ts';
import { sectionId } from '../../section-id.ts';

export const page: ContentPage = {
  path: '/we-hiring',
  section: 'company',
  title: 'Careers',
  description:
    'Work on catalogue, warehouse, support and software for Indian online sellers. See the open roles, how to apply and how we hire.',
  heading: 'Careers',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'We are hiring',
      icon: 'briefcase',
      text: `At ${brand.name} you help people in India run their own online business. You can see the results of your work quickly: a clear size chart today means fewer returned parcels next week.`,
      actions: [{ label: 'See all openings', to: '/careers/openings' }],
    },
    {
      kind: 'text',
      heading: 'What the work is like',
      paragraphs: [
        'Our customers are merchants: social sellers, online stores, D2C brands and agencies. They depend on correct product data, on-time dispatch and quick answers. Everyone here, from support to engineering, works on these three things.',
      ],
    },
    {
      kind: 'cards',
      sample: true,
      heading: 'Open roles',
      cards: sampleRoles.map(({ title, icon, summary }) => ({
        title,
        icon,
        text: summary,
        link: { label: 'Read more', to: `/careers/openings#${sectionId(title)}` },
      })),
    },
    { kind: 'list', sample: true, heading: 'What we offer', style: 'check', items: sampleBenefits },
    {
      kind: 'steps',
      heading: 'How we hire',
      steps: [
        {
          title: 'Apply',
          text: 'Use the contact form, mention the role in the comments and attach your CV as a PDF of up to 5 MB.',
        },
        { title: 'First call', text: 'We answer your questions, ask ours and discuss the salary range.' },
        {
          title: 'Short task',
          text: 'A small piece of real work, such as a listing to improve, a shift to plan or some code to discuss.',
        },
        {
          title: 'Meet the team',
          text: 'You meet the people you would work with. We tell you our decision either way.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      text: 'We never charge candidates. If someone asks you for a deposit, a training fee or an OTP in our name, it is fraud. Please [report it](/report-concern).',
    },
    {
      kind: 'action',
      heading: 'No suitable role?',
      text: 'Write to us if you know Indian e-commerce well, and tell us what you would like to work on.',
      actions: [
        { label: 'See all openings', to: '/careers/openings' },
        { label: 'Write to us', to: '/contact' },
      ],
    },
  ],
};
