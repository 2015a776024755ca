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
      text: 'Buyers do not order when they have to guess. Good product content answers their questions: How big is it? What is it made of? Will it fit? How do I wash it?',
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
          'Product limits',
          '(missing)',
          'Single wall: does not keep drinks hot or cold. Not for carbonated drinks',
        ],
        ['In the box', '(missing)', '1 bottle with lid. Weight 320 g, height 27 cm, width 7.5 cm'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The second listing has the details that matter and leaves out the rest. People who search for a one-litre steel bottle can find it, and buyers who want a vacuum flask can see that it is not for them. This avoids complaints.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we write',
      cards: [
        {
          title: 'Titles and bullet points',
          icon: 'spiral-notepad',
          text: 'In the length and format that each marketplace requires, with the words that people search for.',
        },
        {
          title: 'Descriptions',
          icon: 'open-book',
          text: 'Complete and checked against the product, with size charts and care instructions.',
        },
        {
          title: 'A+ and brand pages',
          icon: 'card-index-dividers',
          text: 'Comparison tables, image modules and a brand story, where the marketplace offers them.',
        },
        {
          title: 'Store pages',
          icon: 'laptop',
          text: 'Home, category, about and policy pages for your own store, in a consistent style.',
        },
        {
          title: 'Ads and messages',
          icon: 'megaphone',
          text: 'Search ads, social captions and WhatsApp messages with one clear point.',
        },
        {
          title: 'English and Hindi',
          icon: 'blue-book',
          text: 'Written by fluent writers. Hinglish where your customers prefer it, and other Indian languages on request.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Our rules for product content',
      style: 'check',
      items: [
        'We claim only what the product can do. Claims about health, purity or safety need documents.',
        'Size, material, net quantity, what is in the box, manufacturer or importer and country of origin are always included.',
        "No other company's brand name as a search term, and no invented reviews.",
        'Short sentences. Most of your customers read on a phone, and many read in their second or third language.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Choose',
          text: 'Send us your links or SKUs. Start with ten products that get many visits but few orders.',
        },
        {
          title: 'Sample',
          text: 'We rewrite one listing, so that you can check the style and the level of detail.',
        },
        { title: 'Write', text: 'We agree on price and date, and deliver in your template as Excel or CSV.' },
        {
          title: 'Measure',
          text: 'Compare orders per hundred visits, and returns, four weeks before and four weeks after. Season and price also affect these numbers.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Send us your weakest listing',
      text: 'In 24-48 hours you get a quote and a short note on what we would change.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'See product photography', to: '/pro-product-photography' },
      ],
    },
  ],
};
