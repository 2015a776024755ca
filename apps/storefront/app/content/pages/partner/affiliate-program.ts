import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/affiliate-program',
  section: 'partner',
  title: 'Affiliate Program',
  description:
    'For creators, trainers and agencies who bring us sellers: one level, no joining fee, rewards agreed in writing, and rules for fair recommendations.',
  heading: 'Affiliate Program',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Partner',
      icon: 'megaphone',
      text: 'If you teach, advise or entertain people who want to sell online, send them somewhere that will not embarrass you, and be rewarded for it openly.',
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
        '**Accountants and tax consultants** whose clients ask where to find products. Please check the rules of your profession first: some, such as those for chartered accountants, do not permit commissions.',
        `**Our own merchants** who recommend ${brand.name} to others.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Apply',
          text: 'Use the contact form and say where you would recommend us and to whom. We look at every application ourselves.',
        },
        {
          title: 'Agree',
          text: 'We fix the reward in writing: a one-time amount for each new merchant on a paid plan, or a fee for a course or a video. No reward is paid for free trials.',
        },
        { title: 'Recommend', text: 'You get a code, which new merchants tell our team when they join.' },
        {
          title: 'Be paid',
          text: 'Once a month by bank transfer, with a statement of how many merchants came through you and on which plan. Tax is deducted at source where the law requires, and with a GSTIN you send us an invoice.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What it is not',
      cards: [
        {
          title: 'Not a chain',
          icon: 'key',
          text: 'There is one level. Nobody earns on the people whom other affiliates bring.',
        },
        {
          title: 'Not for sale',
          icon: 'purse',
          text: 'Joining costs nothing. If someone asks you for a fee in our name, [report it](/report-concern).',
        },
        {
          title: 'Not a job',
          icon: 'briefcase',
          text: 'There are no targets and no hours. You may stop any day, and what you have earned is paid.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Rules for a fair recommendation',
      intro:
        'Break them and we part company. They also protect you: under the Consumer Protection Act an endorser answers for a misleading recommendation too.',
      style: 'check',
      items: [
        'Say that you are rewarded, at the beginning and in the language of the post: "ad", "paid partnership" or "affiliate".',
        'Promise no income. You may say that sellers typically aim for margins of 50-100%; add that fees, advertising, returns and tax come out of that.',
        'Mention the limits: prepaid only, no change-of-mind returns, delivery of 15 to 20 days from the international warehouse.',
        'Do not bid on our name in search advertisements, pretend to be us, or message strangers.',
        'Try the platform yourself first. The free trial is open to you as to anyone.',
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
            'It depends on the plan and on the effort behind the recommendation, so we agree on it with each partner. You see the amount before you publish anything.',
        },
        {
          question: 'Is there a dashboard?',
          answer:
            'Not yet. You get a monthly statement by e-mail, and may ask for the present count at any time.',
        },
        {
          question: 'What if a merchant I brought cancels?',
          answer: 'A reward that has been paid stays yours, unless the sign-up was not genuine.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Tell us about your audience',
      text: 'A link to your channel or site and three sentences will do. We reply within 24-48 working hours.',
      actions: [
        { label: 'Apply to join', to: '/contact' },
        { label: 'Read the overview first', to: '/pp-overview' },
      ],
    },
  ],
};
