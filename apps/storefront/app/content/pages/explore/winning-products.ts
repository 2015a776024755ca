import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/winning-products',
  section: 'explore',
  title: 'Winning Products',
  description:
    'Products in demand, live from the catalogue, and a seven-point test to judge whether one of them will also win in your own shop.',
  heading: 'Winning Products',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'trophy',
      text: 'What is in demand now, taken live from the catalogue. A good place to begin, and a poor place to stop: what wins for others still has to suit your customers.',
      actions: [
        { label: 'Search the catalogue', to: '/products' },
        { label: 'Order a sample', to: '/try-before-buy' },
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'text',
      heading: 'How to read the list',
      paragraphs: [
        'The list follows the popularity score of the catalogue and says nothing about your profit. A product that many sellers list is also one in which you have many rivals, so look at what you can add: a better picture, a set, a description in your customers’ language, an honest size chart.',
      ],
    },
    {
      kind: 'list',
      heading: 'The seven-point test',
      intro: 'Give a point for each yes. Five or more, and a sample is worth the money.',
      style: 'number',
      items: [
        '**Margin:** does a price that your customers accept, below the MRP, leave you 50-100% on cost?',
        '**Delivery:** does the time on the product page fit the occasion for which it is bought?',
        '**Size:** can it be chosen without trying it on, or is there a good size chart?',
        '**Sturdiness:** will it survive three courier hubs and a monsoon?',
        '**Questions:** can you answer the three that every buyer will ask?',
        '**Law:** are MRP, country of origin and any BIS or FSSAI mark in order?',
        '**Again:** will the same customer buy it, a refill or a matching piece again?',
      ],
    },
    {
      kind: 'table',
      heading: 'What tends to move, and when',
      caption: 'Seasons in Indian online retail; regions differ',
      columns: ['Months', 'Look at', 'Take care'],
      rows: [
        [
          'January-March',
          'Winter clearance, wedding wear, Holi',
          'Winter stock that arrives after the cold has gone',
        ],
        [
          'April-June',
          'Cooling, bottles, travel, back to school',
          'Glue and cosmetics that do not stand the heat',
        ],
        ['July-September', 'Rainwear, Rakhi, Onam, Ganesh Chaturthi', 'Wet parcels, delays through flooding'],
        [
          'October-December',
          'Navratri, Diwali, weddings, Christmas',
          'Courier rush: order and advertise early',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Three ways to stand out',
      cards: [
        {
          title: 'Narrow the audience',
          icon: 'bullseye',
          text: 'Not "bottles" but "bottles for school bags". You advertise to fewer people, and know what to tell them.',
        },
        {
          title: 'Make a set',
          icon: 'basket',
          text: 'Two or three products that belong together are harder to compare and nicer to give.',
          link: { label: 'Bundling and kitting', to: '/branded-unboxing' },
        },
        {
          title: 'Explain it better',
          icon: 'pencil',
          text: 'Your own picture and ten honest lines beat a copied listing.',
          link: { label: 'Content That Converts', to: '/content-converts' },
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Products in demand lie in India and abroad. The estimate on the product page is the one that counts for your order.',
    },
    {
      kind: 'action',
      heading: 'List your first three',
      text: 'Subscribe during the 30-day free trial, download the data and see what your customers say. No Credit Card required.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
  ],
};
