import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-services/ui-ux-design',
  section: 'services',
  parent: '/creative-service-hub',
  title: 'UI/UX Design for Online Stores',
  description:
    'Store reviews, page design and prototypes for shops whose customers buy on small phones, slow networks and by UPI. With a checklist to use yourself.',
  heading: 'UI/UX Design',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Creative services',
      icon: 'mobile-phone',
      text: 'Most of your customers hold a phone in one hand and something else in the other. We design shops for that hand: quick to load, easy to read, and finished in a few taps.',
      actions: [{ label: 'Have your store reviewed', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'What we do',
      cards: [
        {
          title: 'Store review',
          icon: 'magnifying-glass-tilted-left',
          text: 'We buy something from you on an ordinary phone and write down every place where we hesitated. Ten findings, in order of effect.',
        },
        {
          title: 'Page design',
          icon: 'laptop',
          text: 'Home, category, product, cart and checkout, for phone first and desktop second.',
        },
        {
          title: 'Prototypes',
          icon: 'puzzle-piece',
          text: 'Screens you can tap through and show to five real customers before a line of code is paid for.',
        },
        {
          title: 'Theme work',
          icon: 'artist-palette',
          text: 'Your identity applied to the theme you already have. Often that is all a shop needs.',
        },
        {
          title: 'Design systems',
          icon: 'card-index-dividers',
          text: 'Buttons, forms and messages designed once, so that your developer need not guess.',
        },
        {
          title: 'Accessibility',
          icon: 'glasses',
          text: 'Contrast, text size, keyboard and screen reader, to WCAG 2.1 AA.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'A checklist to use today',
      intro: 'Open your own shop on a phone, on mobile data, and see.',
      style: 'number',
      items: [
        'Is the price visible without scrolling, with MRP and discount beside it?',
        'Is there a delivery date instead of "fast delivery"?',
        'Can you find the size chart from the size buttons?',
        'Does the form accept a mobile number with and without +91?',
        'Does the pincode fill in city and State?',
        'Does payment by UPI open the app, and come back to the order?',
        'If payment fails, is the cart still full?',
        'Can the return rule be read before paying?',
        'Can you reach a person from the order page?',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Three noes or more, and a review comes before more advertising: otherwise you pay to bring people to a door that sticks.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a project runs',
      steps: [
        { title: 'Look', text: 'Your figures, your reviews and five orders placed by us as strangers.' },
        {
          title: 'Sketch',
          text: 'Rough screens within days, so that we argue about the right things first.',
        },
        { title: 'Test', text: 'Five people who resemble your customers try the prototype. You may watch.' },
        { title: 'Finish', text: 'Final screens with all their states: empty, loading, wrong and done.' },
        {
          title: 'Hand over',
          text: 'Files and notes for your developer, and a check when it has been built.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we leave out',
      paragraphs: [
        'False urgency, pre-ticked extras, charges that appear on the last step and subscriptions that are hard to leave are called dark patterns, and India has had guidelines against them since 2023. They also cost you the second order. We do not design them.',
      ],
    },
    {
      kind: 'action',
      heading: 'Show us your store',
      text: 'Send the link. We answer in 24-48 working hours with what a review would cover and what it costs.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Back to the hub', to: '/creative-service-hub' },
      ],
    },
  ],
};
