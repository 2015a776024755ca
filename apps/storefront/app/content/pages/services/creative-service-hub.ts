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
      text: 'Design for people who sell. A logo that survives a courier label, a banner that reads on a cheap phone in sunlight, a checkout that does not lose the customer on the last step.',
      actions: [
        { label: 'Start a project', to: '/contact' },
        { label: 'All our services', to: '/our-services' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Four studios under one roof',
      cards: [
        {
          title: 'Brand Identity',
          icon: 'crown',
          text: 'Name, logo, colours, type and a short guide that everybody can follow.',
          link: { label: 'See brand identity', to: '/creative-services/brand-identity' },
        },
        {
          title: 'Graphic Design',
          icon: 'paintbrush',
          text: 'Packaging, labels, catalogues, infographics and everything else that is printed.',
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
          text: 'Store fronts and apps that work with one thumb, on a slow network, in more than one language.',
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
        ['"I have a shop name and a font."', 'Brand identity, the small project'],
        [
          '"My private label goes to print next month."',
          'Graphic design: label and box, with the legal panel',
        ],
        ['"Navratri is in six weeks."', 'Marketing creatives: one campaign, all sizes'],
        ['"Many visits, few orders."', 'UI/UX review first, then new pages'],
        [
          '"Everything looks different everywhere."',
          'A short brand guide, and templates you can fill yourself',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'How a project runs',
      steps: [
        {
          title: 'Brief',
          text: 'Half an hour on the phone or a page by e-mail: what you sell, to whom, what it is for, and by when.',
        },
        {
          title: 'Fixed quote',
          text: 'Scope, price, dates and number of corrections, within 24-48 hours. Nothing is charged before you accept.',
        },
        {
          title: 'First direction',
          text: 'Two different ideas, explained. You choose one, or tell us what is missing.',
        },
        { title: 'Refine', text: 'Two rounds of corrections are part of every project.' },
        {
          title: 'Hand over',
          text: 'Open files, exports and the font licences. What you have paid for is yours, without a yearly fee from us.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What we hold ourselves to',
      style: 'check',
      items: [
        'Original work. No borrowed logos, no film stills, no pictures from a search engine.',
        'Text that can be read: contrast and size are checked on a small phone.',
        'Respect in festive and religious designs. We ask somebody who celebrates the festival.',
        'Legal lines where they belong: MRP, country of origin, conditions of an offer.',
      ],
    },
    {
      kind: 'text',
      heading: 'Who does the work',
      paragraphs: [
        'Designers and writers who sit a few desks away from our catalogue and support teams. They know which pictures bring returns and which questions buyers ask. For large illustrations, films or languages we do not write ourselves, we bring in specialists, and tell you who does what.',
      ],
    },
    {
      kind: 'action',
      heading: 'Tell us what you are making',
      text: 'A few lines and a link are enough. If a template will do and you need no designer, we tell you.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Content and copy', to: '/content-converts' },
      ],
    },
  ],
};
