import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-services/brand-identity',
  section: 'services',
  parent: '/creative-service-hub',
  title: 'Brand Identity Design',
  description:
    'Name check, logo, colours, typefaces and a brand guide for resellers and private labels who want to be remembered and ordered from again.',
  heading: 'Brand Identity',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Creative services',
      icon: 'crown',
      text: 'When ten sellers offer the same kurta, the customer remembers the one with a face. An identity gives your shop that face: the same on the listing, the parcel, the invoice and the WhatsApp picture.',
      actions: [{ label: 'Begin your identity', to: '/contact' }],
    },
    {
      kind: 'list',
      heading: 'What you receive',
      style: 'check',
      items: [
        '**A name that has been looked at:** a search of the public trade mark register, domains and handles, with our reading of the risk. The legal opinion comes from your trade mark attorney.',
        '**A logo in three forms:** full, short and one-colour. The last is the one that will be printed on a courier label.',
        '**Colours and typefaces** for screen and print, including Devanagari or another Indian script if your customers read it.',
        '**A tone of voice:** twenty lines you can copy, from the welcome to the apology.',
        '**A brand guide** of ten to fifteen pages, short enough to be used.',
        '**Templates** for social posts, thank-you card, sticker and invoice head.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From name to guide',
      steps: [
        {
          title: 'Listen',
          text: 'Who buys from you, why, and who else they look at. We read your reviews and those of your rivals.',
        },
        {
          title: 'Position',
          text: 'One sentence on what your shop stands for. You approve it before anything is drawn.',
        },
        {
          title: 'Draw',
          text: 'Two directions, shown on a parcel, a listing and a phone as well as on white paper.',
        },
        { title: 'Refine', text: 'Two rounds of corrections on the direction you choose.' },
        {
          title: 'Equip',
          text: 'Guide, files and templates, and an hour to show your team how to use them.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Three sizes of project',
      intro: 'The price is fixed in the quote.',
      cards: [
        {
          title: 'Small',
          icon: 'seedling',
          text: 'Logo, two colours, one typeface and a one-page guide. For a new shop or a social seller.',
        },
        {
          title: 'Shop',
          icon: 'shopping-bags',
          text: 'The complete list above. For sellers with steady orders and a store of their own.',
        },
        {
          title: 'Label',
          icon: 'label',
          text: 'Identity and packaging design together, for a private label that goes to production.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Good to know',
      open: 'many',
      items: [
        {
          question: 'Will my trade mark be registered?',
          answer:
            'We design the mark and help you avoid obvious conflicts. The application is filed by you or your attorney. Until it is registered use ™, and never ®.',
        },
        {
          question: 'I already have a logo. Can you build on it?',
          answer: 'Yes. Often it needs cleaning, a one-colour version and a set of rules, and nothing more.',
        },
        {
          question: 'Who owns the result?',
          answer:
            'You do, once it is paid for. We transfer our rights in the final design in writing. Typefaces stay under their own licences, which we choose so that you pay once or not at all.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Bring a name, or an idea of one',
      text: 'Tell us what you sell and who should remember you. You get a quote in 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Put it on the box', to: '/branded-unboxing' },
      ],
    },
  ],
};
