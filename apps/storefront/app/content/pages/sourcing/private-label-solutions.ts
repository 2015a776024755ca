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
      text: 'When you know which products sell, you can sell them under your own brand, with improvements that your customers ask for. Only you can sell your brand.',
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Talk to us', to: '/contact' },
      ],
    },
    {
      kind: 'table',
      heading: 'Four levels of private label',
      caption: 'From the quickest to the most customised',
      columns: ['Level', 'What is yours', 'Suits you if'],
      rows: [
        ['Label', 'Name, tag or sticker on a stocked product', 'You want to start soon with a small budget'],
        ['Packaging', 'Label and printed packaging', 'You sell gifts, or sell in your own store'],
        [
          'Adapted product',
          'Colour, material, size or set changed for you',
          'You know what buyers dislike about the original',
        ],
        ['Own design', 'A product made to your design', 'You have volume, time and a budget for moulds'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Quantities typically start from 500 units. A plain label on products in stock may start lower, and a product with its own mould starts higher. The quote states the quantity for each level.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From bestseller to brand',
      steps: [
        {
          title: 'Choose the product',
          text: 'Check your own orders: steady sales, few returns, and a margin that allows a better version. One product is enough.',
        },
        {
          title: 'Name and design',
          text: 'Our [brand identity](/creative-services/brand-identity) and [graphic design](/creative-services/graphic-design) teams prepare the logo, label and box.',
        },
        {
          title: 'Sample',
          text: 'A finished sample with label and packaging. You approve it, and it is sealed as the reference.',
        },
        {
          title: 'Produce and inspect',
          text: 'Production after you pay the advance, and [inspection](/qc) before you pay the balance.',
        },
        {
          title: 'Store and ship',
          text: 'The goods are stored in our warehouse or yours. Orders are packed and shipped in your name.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Suitable products',
      cards: [
        {
          title: 'Kurtas and loungewear',
          icon: 'womans-clothes',
          text: 'Buyers come back for good fit, fabric weight and colours that do not fade.',
        },
        {
          title: 'Kitchen and storage',
          icon: 'jar',
          text: 'Sets, tight lids and spare parts make the difference.',
        },
        { title: 'Bags and travel', icon: 'backpack', text: 'Good zips and seams lead to good reviews.' },
        { title: 'Fitness', icon: 'running-shoe', text: 'Mats, bands and bottles, with a guide in the box.' },
        {
          title: 'Home and puja',
          icon: 'diya-lamp',
          text: 'Gift boxes, and refills that people order again.',
        },
        {
          title: 'Pet supplies',
          icon: 'paw-prints',
          text: 'Regular customers, and sizes that suit Indian homes.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What the law requires from a brand owner',
      intro: 'When your name is on the pack, you have more legal duties. We help you prepare the documents.',
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
      heading: 'Questions about private label',
      open: 'many',
      items: [
        {
          question: 'Will you sell my private label to others?',
          answer:
            'No. Products under your brand, and designs that you have paid for, are made and shipped only for you.',
        },
        {
          question: 'Who owns moulds and artwork?',
          answer: 'You do, once they are paid for. The agreement with the manufacturer says so.',
        },
        {
          question: 'What if the lot does not sell?',
          answer:
            'It is your stock, so the risk is yours. Choose a product that already sells, and start with a quantity you can afford to lose.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Start your private label',
      text: 'Tell us the product and what you would improve. We review requests in 24-48 hours, Mon-Fri 9 AM-6 PM IST.',
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Branded unboxing', to: '/branded-unboxing' },
      ],
    },
  ],
};
