import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/try-before-buy',
  section: 'sourcing',
  title: 'Try Before You Buy: Product Samples',
  description:
    'Order a sample of any catalogue product to your own address in 5-7 business days, and test it with our checklist before you list it.',
  heading: 'Try Before You Buy',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Samples',
      icon: 'package',
      text: 'Hold it before you sell it. One sample tells you what no photograph can: how the fabric falls, how the lid closes, how the parcel looks when your customer opens it.',
      actions: [
        { label: 'Choose a product', to: '/products' },
        { label: 'Ask for a sourcing sample', to: '/submit-sourcing-request' },
      ],
    },
    {
      kind: 'facts',
      facts: [
        { value: '5-7 business days', label: 'sample delivery' },
        { value: '1 piece', label: 'is enough, no minimum' },
        { value: 'Your name', label: 'on the parcel, exactly as your customer will get it' },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Goods from the international warehouse take longer. The estimate on the product page is the one that counts for your order.',
    },
    {
      kind: 'steps',
      heading: 'How to order a sample',
      steps: [
        { title: 'Pick', text: 'Open the product, choose colour and quantity 1, and add it to the cart.' },
        {
          title: 'Send it to yourself',
          text: 'Enter your own home address. It must be complete, as for any order.',
        },
        {
          title: 'Pay',
          text: 'From your wallet, at the price shown. If a charge for sample courier applies, you see it before you pay.',
        },
        { title: 'Test', text: 'Take the checklist below, and an hour.' },
        { title: 'Decide', text: 'List it, leave it, or ask us for a better one.' },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Paying from the wallet is not open yet. Until it is, ask for a sample through the [contact form](/support/contact): the SKU, the colour and your pincode are enough to begin with.',
    },
    {
      kind: 'list',
      heading: 'The checklist',
      intro: 'Do it with the listing open on your phone.',
      style: 'number',
      items: [
        '**Parcel:** film the opening. Is it intact, and would you be pleased to receive it?',
        '**Match:** colour by daylight, size with a tape, weight on a kitchen scale. Does the listing say the same?',
        '**Smell and finish:** sharp edges, loose threads, peeling print, a smell of glue.',
        '**Function:** charge it, fill it, wash it, drop it from table height if it is meant to last.',
        '**Label:** MRP, maker or importer, country of origin, month and year, and the BIS or FSSAI mark where needed.',
        '**Question:** what would you ask as a buyer? Put the answer into your description.',
        '**Pictures:** while it is on the table, take your own.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Two kinds of sample',
      cards: [
        {
          title: 'Catalogue sample',
          icon: 'shopping-bags',
          text: 'The very piece your customers will get, from the same shelf. Ordered like any other product.',
          link: { label: 'Browse products', to: '/products' },
        },
        {
          title: 'Sourcing sample',
          icon: 'magnifying-glass-tilted-left',
          text: 'Made or picked for your bulk or private-label order. Price and time come with the quote, and the approved piece is sealed as reference.',
          link: { label: 'Submit a request', to: '/submit-sourcing-request' },
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about samples',
      open: 'many',
      items: [
        {
          question: 'Are samples free?',
          answer:
            'No. A sample costs what the product costs. A sample that has to be made for you is quoted, and may be set off against the order; the quote says so.',
        },
        {
          question: 'Can I send it back if I do not like it?',
          answer:
            'No, there are no change-of-mind returns for samples either. A damaged or defective one is a claim: 48 hours, with image or video proof. See [Return & Refund](/return-refund).',
        },
        {
          question: 'Does a sample count as an order of my plan?',
          answer:
            'Yes. It runs through the same process as every order, which is part of what you are testing.',
        },
        {
          question: 'Will later pieces be the same?',
          answer:
            'From the same batch, yes. Makers do change fabric, shade or packaging, so order a fresh sample of your bestsellers from time to time, and tell us if something has changed.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Begin with three',
      text: 'Order the three products you are most sure of. If one of them disappoints you, it has already paid for the other two.',
      actions: [
        { label: 'Choose a product', to: '/products' },
        { label: 'See products in demand', to: '/winning-products' },
      ],
    },
  ],
};
