import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-services/ui-ux-design',
  section: 'services',
  parent: '/creative-service-hub',
  title: 'UI/UX Design for Online Stores',
  description:
    'Store reviews, page design and prototypes for customers who buy on small phones and slow networks and pay by UPI. With a free checklist.',
  heading: 'UI/UX Design',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Creative services',
      icon: 'mobile-phone',
      text: 'Most of your customers shop on a phone. We design stores that load quickly, are easy to read and need only a few taps to order.',
      actions: [{ label: 'Get your store reviewed', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'What we do',
      cards: [
        {
          title: 'Store review',
          icon: 'magnifying-glass-tilted-left',
          text: 'We buy something from your store on an ordinary phone and note every problem we find. You get ten findings, most important first.',
        },
        {
          title: 'Page design',
          icon: 'laptop',
          text: 'Home, category, product, cart and checkout pages, designed for the phone first.',
        },
        {
          title: 'Prototypes',
          icon: 'puzzle-piece',
          text: 'Clickable screens that you can show to five customers before you pay for development.',
        },
        {
          title: 'Theme work',
          icon: 'artist-palette',
          text: 'Your branding applied to the theme you already have. Often this is all a store needs.',
        },
        {
          title: 'Design systems',
          icon: 'card-index-dividers',
          text: 'Buttons, forms and messages designed once, so that your developer can reuse them.',
        },
        {
          title: 'Accessibility',
          icon: 'glasses',
          text: 'Contrast, text size, keyboard and screen reader support, to WCAG 2.1 AA.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'A checklist for your store',
      intro: 'Open your own store on a phone, on mobile data, and check:',
      style: 'number',
      items: [
        'Is the price visible without scrolling, with the MRP and discount next to it?',
        'Is there a delivery date instead of "fast delivery"?',
        'Can you open the size chart from the size buttons?',
        'Does the form accept a mobile number with and without +91?',
        'Does the PIN code fill in the city and State?',
        'Does UPI payment open the app, and return to the order?',
        'If payment fails, are the items still in the cart?',
        'Can customers read the return policy before they pay?',
        'Can customers contact you from the order page?',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'If you answer no three times or more, improve your store before you spend more on advertising.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a project runs',
      steps: [
        {
          title: 'Research',
          text: 'We look at your data and reviews, and place five orders in your store as test customers.',
        },
        {
          title: 'Sketch',
          text: 'Rough screens within days, so that we can agree on the main points early.',
        },
        { title: 'Test', text: 'Five people similar to your customers try the prototype. You can watch.' },
        { title: 'Finish', text: 'Final screens with all their states: empty, loading, error and success.' },
        {
          title: 'Handover',
          text: 'Files and notes for your developer, and a check after it has been built.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we do not design',
      paragraphs: [
        'False urgency, pre-ticked extras, charges that appear at the last step and subscriptions that are hard to cancel are called dark patterns. India has had guidelines against them since 2023. They also make customers less likely to order again. We do not design them.',
      ],
    },
    {
      kind: 'action',
      heading: 'Show us your store',
      text: 'Send us the link. We reply in 24-48 working hours with what a review would cover and what it costs.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Back to the hub', to: '/creative-service-hub' },
      ],
    },
  ],
};
