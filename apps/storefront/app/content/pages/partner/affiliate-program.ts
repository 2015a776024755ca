import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/affiliate-program',
  section: 'partner',
  title: 'Affiliate Program',
  description:
    'For creators, trainers and agencies who refer new merchants: one level, no joining fee, rewards agreed in writing, and fair rules.',
  heading: 'Affiliate Program',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'megaphone',
      text: 'If your audience wants to sell online, recommend us to them and earn a reward for each merchant who joins a paid plan.',
      actions: [{ label: 'Apply to join', to: '/contact' }],
    },
    {
      kind: 'list',
      heading: 'Who it is for',
      style: 'bullet',
      items: [
        '**Creators** with a channel or page on e-commerce, small business or working from home.',
        '**Trainers and institutes** that teach online selling.',
        '**Agencies and freelancers** who build or run stores.',
        '**Accountants and tax consultants** whose clients ask where to find products. Please check the rules of your profession first: some, such as those for chartered accountants, do not allow commissions.',
        `**Our own merchants** who recommend ${brand.name} to others.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Apply',
          text: 'Use the contact form and tell us where and to whom you would recommend us. We review every application.',
        },
        {
          title: 'Agree',
          text: 'We agree on the reward in writing: a one-time amount for each new merchant on a paid plan, or a fee for a course or a video. There is no reward for free trials.',
        },
        { title: 'Recommend', text: 'You get a code. New merchants give it to our team when they join.' },
        {
          title: 'Get paid',
          text: 'Once a month by bank transfer, with a statement of how many merchants joined with your code and on which plan. Tax is deducted at source where the law requires it. If you have a GSTIN, you send us an invoice.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What it is not',
      cards: [
        {
          title: 'Not multi-level marketing',
          icon: 'key',
          text: 'There is only one level. Nobody earns from the referrals of other affiliates.',
        },
        {
          title: 'No joining fee',
          icon: 'purse',
          text: 'Joining is free. If someone asks you for a fee in our name, [report it](/report-concern).',
        },
        {
          title: 'Not a job',
          icon: 'briefcase',
          text: 'There are no targets and no fixed hours. You can stop at any time, and we pay what you have earned.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Rules for recommendations',
      intro:
        'If you break these rules, we end the partnership. They also protect you: under the Consumer Protection Act, an endorser is liable for a misleading recommendation too.',
      style: 'check',
      items: [
        'At the start of each post, in the language of the post, say that you are rewarded: "ad", "paid partnership" or "affiliate".',
        'Do not promise an income. You may say that sellers typically aim for margins of 50-100%, before fees, advertising, returns and tax.',
        'Mention the limits: prepaid only, no change-of-mind returns, delivery in 15 to 20 days from the international warehouse.',
        'Do not bid on our name in search ads, pretend to be us, or message strangers.',
        'Try the platform yourself first. The free trial is open to you too.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions',
      open: 'many',
      items: [
        {
          question: 'How much is the reward?',
          answer:
            'It depends on the plan and on your work, so we agree on it with each partner. You know the amount before you publish anything.',
        },
        {
          question: 'Is there a dashboard?',
          answer:
            'Not yet. You get a monthly statement by email, and can ask for the current count at any time.',
        },
        {
          question: 'What if a merchant I referred cancels?',
          answer: 'You keep a reward that has been paid, unless the sign-up was not genuine.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Tell us about your audience',
      text: 'Send us a link to your channel or site and a few lines about it. We reply within 24-48 working hours.',
      actions: [
        { label: 'Apply to join', to: '/contact' },
        { label: 'Read the overview first', to: '/pp-overview' },
      ],
    },
  ],
};
