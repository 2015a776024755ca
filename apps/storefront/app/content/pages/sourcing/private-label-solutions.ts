import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/private-label-solutions',
  section: 'sourcing',
  title: 'Private Label Solutions',
  description:
    'Turn a product that sells into your own brand: labels, packaging, changes to the product, compliance, inspection and fulfilment in India.',
  heading: 'Private Label Solutions',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Sourcing',
      icon: 'label',
      text: 'Reselling teaches you what sells. A private label lets you keep the lesson: the same kind of product, better in the points your customers complained about, under a name that only you can sell.',
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Talk to us', to: '/contact' },
      ],
    },
    {
      kind: 'table',
      heading: 'Four levels of "own brand"',
      caption: 'From the quickest to the most thorough',
      columns: ['Level', 'What is yours', 'Suits you if'],
      rows: [
        [
          'Label',
          'Name, tag or sticker on a stocked product',
          'You want to begin soon and with little money',
        ],
        ['Pack', 'Label and printed packaging', 'You sell as a gift, or on your own store'],
        [
          'Adapted product',
          'Colour, material, size or set changed for you',
          'You know what buyers dislike about the original',
        ],
        ['Own design', 'A product made to your drawing', 'You have volume, patience and a budget for moulds'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Quantities typically start from 500 units. A plain label on stocked goods may start lower, and a product with its own mould starts higher. The quote names the quantity at which each step makes sense.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From bestseller to brand',
      steps: [
        {
          title: 'Choose the product',
          text: 'Look at your own orders: steady sales, few returns, a margin that bears a better version. One product is enough.',
        },
        {
          title: 'Name and design',
          text: 'Our [brand identity](/creative-services/brand-identity) and [graphic design](/creative-services/graphic-design) teams prepare mark, label and box.',
        },
        {
          title: 'Sample',
          text: 'A finished sample with label and pack. You approve it, and it is sealed as the reference.',
        },
        {
          title: 'Produce and inspect',
          text: 'Production against an advance, [inspection](/qc) before the balance.',
        },
        {
          title: 'Store and ship',
          text: 'The goods lie in our warehouse or yours. Orders are packed and shipped under your name.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Products that lend themselves to it',
      cards: [
        {
          title: 'Kurtas and loungewear',
          icon: 'womans-clothes',
          text: 'Fit, fabric weight and fast colours are what buyers come back for.',
        },
        {
          title: 'Kitchen and storage',
          icon: 'jar',
          text: 'Sets, lids that close and spare parts make the difference.',
        },
        { title: 'Bags and travel', icon: 'backpack', text: 'Zips and seams decide the reviews.' },
        { title: 'Fitness', icon: 'running-shoe', text: 'Mats, bands and bottles, with a guide in the box.' },
        { title: 'Home and puja', icon: 'diya-lamp', text: 'Gift boxes and refills that are ordered again.' },
        {
          title: 'Pet supplies',
          icon: 'paw-prints',
          text: 'Loyal customers, and sizes that suit Indian homes.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What the law asks of a brand owner',
      intro:
        'With your name on the pack, more of the responsibility is yours. We prepare the papers with you.',
      style: 'bullet',
      items: [
        'The pack states who made, packed or imported the product, and for whom, with its common name, MRP, net quantity, month and year of manufacture, country of origin if imported, and a consumer-care contact.',
        'Toys, helmets, many electrical goods and other listed products need BIS certification; food needs an FSSAI licence, and cosmetics a manufacturing licence.',
        'Apply for your trade mark early: marketplaces ask for it before they protect your listing.',
        'Claims such as "organic", "antibacterial" or "waterproof" need proof.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Frequent questions',
      open: 'many',
      items: [
        {
          question: 'Will you sell my private label to others?',
          answer:
            'No. Products under your mark, and designs that you have paid for, are made and shipped for you alone.',
        },
        {
          question: 'Who owns moulds and artwork?',
          answer: 'You do, once they are paid for. The agreement with the maker says so.',
        },
        {
          question: 'What if the lot does not sell?',
          answer:
            'It is your stock, and the risk is yours. That is why we suggest a product with an order history and a first lot you could bear to lose.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Which product would you make your own?',
      text: 'Name it, and what you would improve. We review requests in 24-48 hours, Mon-Fri 9 AM-6 PM IST.',
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Branded unboxing', to: '/branded-unboxing' },
      ],
    },
  ],
};
