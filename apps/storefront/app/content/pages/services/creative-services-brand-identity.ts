import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-services/brand-identity',
  section: 'services',
  parent: '/creative-service-hub',
  title: 'Brand Identity Design',
  description:
    'Name check, logo, colours, fonts and a brand guide for resellers and private labels who want customers to remember them and order again.',
  heading: 'Brand Identity',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Creative services',
      icon: 'crown',
      text: 'Many sellers may offer the same kurta. A brand identity helps customers recognise your store: the same look on the listing, the parcel, the invoice and the WhatsApp image.',
      actions: [{ label: 'Start your brand identity', to: '/contact' }],
    },
    {
      kind: 'list',
      heading: 'What you receive',
      style: 'check',
      items: [
        '**A name check:** a search of the public trade mark register, domains and social handles, with our view of the risk. Get the legal opinion from your trade mark attorney.',
        '**A logo in three versions:** full, short and one-colour. The one-colour version is for courier labels.',
        '**Colours and fonts** for screen and print, including Devanagari or another Indian script if your customers read it.',
        '**Text samples:** twenty lines that you can copy, from welcome messages to apologies.',
        '**A brand guide** of ten to fifteen pages.',
        '**Templates** for social posts, thank-you cards, stickers and invoice headers.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From name to guide',
      steps: [
        {
          title: 'Understand',
          text: "Who buys from you, why, and which other stores they consider. We read your reviews and your competitors' reviews.",
        },
        {
          title: 'Position',
          text: 'One sentence on what your store stands for. You approve it before we design anything.',
        },
        {
          title: 'Design',
          text: 'Two ideas, shown on a parcel, a listing and a phone.',
        },
        { title: 'Refine', text: 'Two rounds of revisions on the idea you choose.' },
        {
          title: 'Handover',
          text: 'Guide, files and templates, and an hour to show your team how to use them.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Three project sizes',
      intro: 'Each has a fixed price, stated in the quote.',
      cards: [
        {
          title: 'Small',
          icon: 'seedling',
          text: 'Logo, two colours, one font and a one-page guide. For a new store or a social seller.',
        },
        {
          title: 'Standard',
          icon: 'shopping-bags',
          text: 'The complete list above. For sellers with regular orders and their own store.',
        },
        {
          title: 'Private label',
          icon: 'label',
          text: 'Identity and packaging design together, for a private label that goes into production.',
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
            'We design the mark and help you avoid obvious conflicts. You or your attorney file the application. Until it is registered, use ™ and never ®.',
        },
        {
          question: 'I already have a logo. Can you work with it?',
          answer: 'Yes. Often it only needs clean-up, a one-colour version and a short guide.',
        },
        {
          question: 'Who owns the design?',
          answer:
            'You do, once it is paid for. We transfer our rights in the final design in writing. Fonts have their own licences. We choose fonts that are free or need only one payment.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Start with a name or an idea',
      text: 'Tell us what you sell and who your customers are. You get a quote in 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'See branded packaging', to: '/branded-unboxing' },
      ],
    },
  ],
};
