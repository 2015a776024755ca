import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/winning-products',
  section: 'explore',
  title: 'Winning Products',
  description:
    'Products in demand, live from our catalogue, and a seven-point test to decide whether a product suits your own store.',
  heading: 'Winning Products',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'trophy',
      text: 'Products in demand now, taken live from our catalogue. Use this list for ideas, and check whether a product suits your own customers before you list it.',
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
        "The list follows the catalogue's popularity score. It does not tell you your profit. If many sellers list a product, you have many competitors, so offer something extra: better photos, a set, a description in your customers' language, or an accurate size chart.",
      ],
    },
    {
      kind: 'list',
      heading: 'The seven-point test',
      intro: 'Give one point for each yes. With five points or more, order a sample.',
      style: 'number',
      items: [
        '**Margin:** can you sell it below the MRP, at a price your customers accept, and still make 50-100% on cost?',
        '**Delivery:** is the delivery time on the product page early enough for the occasion?',
        '**Size:** can people choose it without trying it on, or is there a good size chart?',
        '**Strength:** can it survive courier handling and rain?',
        '**Questions:** can you answer the three questions that most buyers ask?',
        '**Law:** are the MRP, country of origin and any BIS or FSSAI mark in order?',
        '**Repeat orders:** will the same customer buy it again, or buy a refill or a matching product?',
      ],
    },
    {
      kind: 'table',
      heading: 'What sells in which season',
      caption: 'Seasons in Indian online retail. Demand differs by region',
      columns: ['Months', 'Look at', 'Watch out for'],
      rows: [
        [
          'January-March',
          'Winter clearance, wedding wear, Holi',
          'Winter stock that arrives after the cold weather is over',
        ],
        [
          'April-June',
          'Cooling, bottles, travel, back to school',
          'Glue and cosmetics that do not withstand heat',
        ],
        ['July-September', 'Rainwear, Rakhi, Onam, Ganesh Chaturthi', 'Wet parcels, delays due to flooding'],
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
          text: 'Choose "bottles for school bags" instead of "bottles". You advertise to fewer people, but you know what they want.',
        },
        {
          title: 'Make a set',
          icon: 'basket',
          text: 'Two or three matching products sold together are harder to compare on price and make a better gift.',
          link: { label: 'Bundling and kitting', to: '/branded-unboxing' },
        },
        {
          title: 'Explain it better',
          icon: 'pencil',
          text: 'Your own photos and a clear description work better than a copied listing.',
          link: { label: 'Content That Converts', to: '/content-converts' },
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'These products ship from warehouses in India and abroad. The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'action',
      heading: 'List your first three products',
      text: 'Subscribe during the 30-day free trial, download the data and start selling. No Credit Card required.',
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Success tips', to: '/knowledge-hub/dropshipper/success-tips' },
      ],
    },
  ],
};
