import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/branded-unboxing',
  section: 'shipping',
  title: 'Branded Unboxing',
  description:
    'Custom boxes, inserts, tissue paper, stickers, kitting and gift wrapping with your own brand, packed and shipped with every order.',
  heading: 'Branded Unboxing',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping and Fulfilment',
      icon: 'wrapped-gift',
      text: 'Your parcel is often the first thing your customer sees of your brand. Use your own box, card or sticker. We pack and ship it with every order.',
      actions: [{ label: 'Plan your packaging', to: '/contact' }],
    },
    {
      kind: 'text',
      paragraphs: [
        'Our parcels already show your store name and not ours. Branded unboxing is for sellers who want customers to remember them and order again. You can start with a single sticker and add more as your orders grow.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Elements to choose from',
      cards: [
        {
          title: 'Custom boxes',
          icon: 'package',
          text: 'Corrugated mailers and cartons in your size and print, strong enough for courier handling.',
        },
        {
          title: 'Inserts and cards',
          icon: 'bookmark',
          text: 'Thank-you cards, care instructions, size guides or a code for the next order.',
        },
        {
          title: 'Tissue paper',
          icon: 'roll-of-paper',
          text: 'Plain or printed, to protect sarees, kurtas, jewellery and other products.',
        },
        {
          title: 'Stickers and labels',
          icon: 'label',
          text: 'Seals, logo stickers and product labels. A quick and low-cost way to start.',
        },
        {
          title: 'Bundling and kitting',
          icon: 'basket',
          text: 'Several products packed as one set with one SKU: a Rakhi hamper, a hostel starter kit, a pooja set.',
        },
        {
          title: 'Gift wrapping',
          icon: 'ribbon',
          text: 'Gift wrapping and a handwritten-style note. You offer it at checkout, and we do the wrapping.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What it does for you',
      style: 'check',
      items: [
        '**Customers remember you.** They see the name of your store, not only that of the marketplace.',
        '**Fewer complaints.** A box that fits its product protects it better than a loose bag.',
        '**More reviews and photos.** Everyone who opens the box sees a card that asks for a review.',
        '**More repeat orders.** Where your sales channel permits it, an insert can invite the customer to your own store.',
        '**Gift-ready products.** In the festive season you can often charge more for a gift-wrapped set than for its parts.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Consult',
          text: 'We look at your products, order numbers and budget, and recommend what is worth the cost. You get a quote in 24-48 hours.',
        },
        {
          title: 'Design',
          text: 'Send your artwork, or ask our designers to prepare it. You approve a digital proof and, for boxes, a physical sample.',
        },
        {
          title: 'Integrate and produce',
          text: 'The packaging is printed, stored at the warehouse and linked to your SKUs, so that the right box is used every time.',
        },
        {
          title: 'Fulfil and deliver',
          text: 'Each order is then packed with your packaging. We count the remaining packaging and tell you when to reorder.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Good to know',
      open: 'many',
      items: [
        {
          question: 'Is there a minimum quantity?',
          answer:
            'Yes, for printed material. It depends on the item and the printer, and the quote states it. Stickers and cards have the lowest minimum, printed boxes the highest.',
        },
        {
          question: 'Does it slow down my orders?',
          answer:
            'Not noticeably, once the material is in stock. Kits and gift wrapping may add handling time, which the product page shows.',
        },
        {
          question: 'Can I put anything I like in a marketplace parcel?',
          answer:
            'No. Most marketplaces do not allow inserts that take customers elsewhere or offer rewards for good reviews. We can suggest allowed wording, but you are responsible for it.',
        },
        {
          question: 'What about MRP and other legal labels?',
          answer:
            'They stay. If a new pack covers details that the law requires on the product, we print them on the new pack too.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Get a suggestion for your product',
      text: 'Send a photo, the measurements and your monthly orders, and we suggest suitable packaging.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'See brand identity', to: '/creative-services/brand-identity' },
      ],
    },
  ],
};
