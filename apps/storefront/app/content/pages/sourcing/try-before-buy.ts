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
      text: 'Check a product before you sell it. A sample shows you what photos cannot: the fabric, the finish, and how the parcel looks when your customer opens it.',
      actions: [
        { label: 'Choose a product', to: '/products' },
        { label: 'Ask for a sourcing sample', to: '/submit-sourcing-request' },
      ],
    },
    {
      kind: 'facts',
      facts: [
        { value: '5-7 business days', label: 'sample delivery' },
        { value: '1 piece', label: 'is enough, no minimum quantity' },
        { value: 'Your name', label: 'on the parcel, as your customer will get it' },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Goods from the international warehouse take longer. The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'steps',
      heading: 'How to order a sample',
      steps: [
        {
          title: 'Choose',
          text: 'Open the product, choose the colour and quantity 1, and add it to the cart.',
        },
        {
          title: 'Enter your own address',
          text: 'Use your own home address. It must be complete, as for any order.',
        },
        {
          title: 'Pay',
          text: 'From your wallet, at the price shown, which includes delivery.',
        },
        { title: 'Test', text: 'Use the checklist below. It takes about an hour.' },
        { title: 'Decide', text: 'List the product, leave it, or ask us for an alternative.' },
      ],
    },
    {
      kind: 'list',
      heading: 'The checklist',
      intro: 'Keep the listing open on your phone while you check.',
      style: 'number',
      items: [
        '**Parcel:** film the opening. Is the parcel undamaged, and would you be happy to receive it?',
        '**Match:** check the colour in daylight, the size with a tape and the weight on a kitchen scale. Does the listing say the same?',
        '**Finish:** look for sharp edges, loose threads, peeling print or a smell of glue.',
        '**Function:** charge it, fill it, wash it, or drop it from table height if it should be strong.',
        '**Label:** MRP, manufacturer or importer, country of origin, month and year, and the BIS or FSSAI mark where required.',
        '**Questions:** what would you ask as a buyer? Put the answer in your description.',
        '**Photos:** take your own photos of the sample.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Two kinds of sample',
      cards: [
        {
          title: 'Catalogue sample',
          icon: 'shopping-bags',
          text: 'The same product your customers will get, from the same stock. Ordered like any other product.',
          link: { label: 'Browse products', to: '/products' },
        },
        {
          title: 'Sourcing sample',
          icon: 'magnifying-glass-tilted-left',
          text: 'Made or selected for your bulk or private-label order. The quote includes price and time, and the approved sample is sealed as the reference.',
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
            'No. A sample costs the same as the product. A sample that is made for you is quoted separately. The quote says whether its cost is deducted from the order.',
        },
        {
          question: 'Can I return it if I do not like it?',
          answer:
            'No, there are no change-of-mind returns for samples. You can claim for a damaged or defective sample within 48 hours, with image or video proof. See [Return & Refund](/return-refund).',
        },
        {
          question: 'Does a sample count as an order in my plan?',
          answer: 'Yes. It is processed like every other order.',
        },
        {
          question: 'Will later orders be the same as the sample?',
          answer:
            'Yes, if they are from the same batch. Manufacturers sometimes change fabric, shade or packaging, so order a new sample of your bestsellers from time to time, and tell us if something has changed.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Start with three samples',
      text: 'Order the three products you most want to sell, and check them before you list them.',
      actions: [
        { label: 'Choose a product', to: '/products' },
        { label: 'See products in demand', to: '/winning-products' },
      ],
    },
  ],
};
