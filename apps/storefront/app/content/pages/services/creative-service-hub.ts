import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-service-hub',
  section: 'services',
  title: 'Creative Services Hub',
  description:
    'Brand identity, graphic design, marketing creatives and UI/UX for online sellers, at a fixed price per project and with files that are yours.',
  heading: 'Creative Services Hub',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Services',
      icon: 'artist-palette',
      text: 'Design for online sellers: logos that print well on a courier label, banners that are easy to read on any phone, and a checkout that is simple to complete.',
      actions: [
        { label: 'Start a project', to: '/contact' },
        { label: 'All our services', to: '/our-services' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Four creative services',
      cards: [
        {
          title: 'Brand Identity',
          icon: 'crown',
          text: 'Name, logo, colours, fonts and a short brand guide.',
          link: { label: 'See brand identity', to: '/creative-services/brand-identity' },
        },
        {
          title: 'Graphic Design',
          icon: 'paintbrush',
          text: 'Packaging, labels, catalogues, infographics and other print work.',
          link: { label: 'See graphic design', to: '/creative-services/graphic-design' },
        },
        {
          title: 'Marketing Creatives',
          icon: 'megaphone',
          text: 'Banners, reels, festival campaigns and ads, made in sets and ready to post.',
          link: { label: 'See marketing creatives', to: '/creative-services/marketing-creatives' },
        },
        {
          title: 'UI/UX Design',
          icon: 'mobile-phone',
          text: 'Online stores and apps that are easy to use on a phone and a slow network, in more than one language.',
          link: { label: 'See UI/UX design', to: '/creative-services/ui-ux-design' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which one do you need?',
      caption: 'Typical situations',
      columns: ['You say', 'We suggest'],
      rows: [
        ['"I have only a shop name and a font."', 'Brand identity, the small project'],
        [
          '"My private label goes to print next month."',
          'Graphic design: label and box, with the legal details',
        ],
        ['"Navratri is in six weeks."', 'Marketing creatives: one campaign, all sizes'],
        ['"I get many visits but few orders."', 'A UI/UX review first, then new pages'],
        [
          '"My store, posts and packaging all look different."',
          'A short brand guide, and templates you can fill in yourself',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'How a project runs',
      steps: [
        {
          title: 'Brief',
          text: 'A half-hour call or a one-page email: what you sell, to whom, what you need and by when.',
        },
        {
          title: 'Fixed quote',
          text: 'Scope, price, dates and number of revisions, within 24-48 hours. Nothing is charged before you accept.',
        },
        {
          title: 'First ideas',
          text: 'Two different ideas, explained. Choose one, or tell us what is missing.',
        },
        { title: 'Refine', text: 'Every project includes two rounds of revisions.' },
        {
          title: 'Handover',
          text: 'Source files, exports and font licences. What you have paid for is yours, with no yearly fee.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Our standards',
      style: 'check',
      items: [
        'Original work. No copied logos, no film stills, no images from a search engine.',
        'Readable text: we check contrast and size on a small phone.',
        'Respect in festive and religious designs. We ask someone who celebrates the festival.',
        'Legal details where they belong: MRP, country of origin and the conditions of an offer.',
      ],
    },
    {
      kind: 'text',
      heading: 'Who does the work',
      paragraphs: [
        'Our designers and writers work closely with our catalogue and support teams, so they know what buyers ask. For large illustrations, films, or languages we do not write ourselves, we work with specialists and tell you who does what.',
      ],
    },
    {
      kind: 'action',
      heading: 'Tell us about your project',
      text: 'A few lines and a link are enough. If a template is all you need, we will tell you.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Content and copy', to: '/content-converts' },
      ],
    },
  ],
};
