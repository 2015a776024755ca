import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/content-converts',
  section: 'services',
  title: 'Content That Converts',
  description:
    'Titles, bullet points, descriptions, A+ pages and ad copy for Indian online stores, in English and Hindi. With a before-and-after example.',
  heading: 'Content That Converts',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Services',
      icon: 'pencil',
      text: 'A customer who has to guess does not buy, or buys and is disappointed. Good product content answers the questions that a shopkeeper would: how big, what material, will it fit, how do I wash it.',
      actions: [{ label: 'Get your listings rewritten', to: '/contact' }],
    },
    {
      kind: 'table',
      heading: 'Before and after',
      caption: 'One listing, rewritten (an example)',
      columns: ['', 'Before', 'After'],
      rows: [
        [
          'Title',
          'New latest trending stylish bottle best quality gift 1 pc',
          'Steel Water Bottle, 1 Litre, Single Wall, Leak-Proof Lid, for Fridge and Office',
        ],
        [
          'First bullet',
          'Best in class premium quality',
          'Food-grade 304 steel, no plastic inside, dishwasher-safe',
        ],
        [
          'Honest limit',
          '(missing)',
          'Single wall: does not keep drinks hot or cold. Not for carbonated drinks',
        ],
        ['In the box', '(missing)', '1 bottle with lid. Weight 320 g, height 27 cm, width 7.5 cm'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The second listing is longer where it matters and shorter where it does not. It can be found by somebody who searches for a one-litre steel bottle, and it loses the buyer who wanted a flask. That buyer would have complained.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we write',
      cards: [
        {
          title: 'Titles and bullet points',
          icon: 'spiral-notepad',
          text: 'To the length and pattern of each marketplace, with the words that people really type.',
        },
        {
          title: 'Descriptions',
          icon: 'open-book',
          text: 'Complete, checked against the product, with size charts and care instructions.',
        },
        {
          title: 'A+ and brand pages',
          icon: 'card-index-dividers',
          text: 'Comparison tables, picture modules and a brand story, where the marketplace offers them to you.',
        },
        {
          title: 'Store pages',
          icon: 'laptop',
          text: 'Home, category, about and policy pages for your own shop, in one voice.',
        },
        {
          title: 'Advertisements and messages',
          icon: 'megaphone',
          text: 'Search ads, social captions and WhatsApp texts that say one thing well.',
        },
        {
          title: 'English and Hindi',
          icon: 'blue-book',
          text: 'Written by people who think in the language. Hinglish where your customers prefer it; other Indian languages on request.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Our rules for product content',
      style: 'check',
      items: [
        'No promise goes in that the product does not keep. Claims about health, purity or safety need papers.',
        'Size, material, net quantity, what is in the box, maker or importer and country of origin are always there.',
        'No brand names of others as search words, and no invented reviews.',
        'Short sentences. Most of your customers read on a phone, and many in their second or third language.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Choose',
          text: 'Send us your links or SKUs. Begin with the ten that get visits and few orders: that is where words help most.',
        },
        { title: 'Sample', text: 'We rewrite one listing, so that you can judge tone and depth.' },
        { title: 'Write', text: 'We agree price and date, and deliver in your template as Excel or CSV.' },
        {
          title: 'Measure',
          text: 'Compare orders per hundred visits, and returns, four weeks before and four weeks after. Season and price play a part too, so read the figures with care.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Send us your weakest listing',
      text: 'In 24-48 hours you get a quote and a few lines on what we would change.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Pictures too? See photography', to: '/pro-product-photography' },
      ],
    },
  ],
};
