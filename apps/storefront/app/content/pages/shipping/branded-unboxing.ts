import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/branded-unboxing',
  section: 'shipping',
  title: 'Branded Unboxing',
  description:
    'Custom boxes, inserts, tissue paper, stickers, kitting and gift wrapping under your own brand, packed and shipped with every order.',
  heading: 'Branded Unboxing',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping and Fulfilment',
      icon: 'wrapped-gift',
      text: 'When the parcel arrives, your customer holds your brand in their hands. Make it look like yours: your box, your card, your sticker, packed by us and shipped with every order.',
      actions: [{ label: 'Plan your packaging', to: '/contact' }],
    },
    {
      kind: 'text',
      paragraphs: [
        'Even without it, our parcels carry your store name and not ours. Branded unboxing goes further, for sellers who want to be remembered and ordered from again. You can begin with a single sticker and add to it as the numbers justify it.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Elements to choose from',
      cards: [
        {
          title: 'Custom boxes',
          icon: 'package',
          text: 'Corrugated mailers and cartons in your size and print, strong enough for Indian courier hubs.',
        },
        {
          title: 'Inserts and cards',
          icon: 'bookmark',
          text: 'Thank-you cards, care instructions, size guides or a code for the next order.',
        },
        {
          title: 'Tissue paper',
          icon: 'roll-of-paper',
          text: 'Plain or printed, for sarees, kurtas, jewellery and everything else that should not rattle.',
        },
        {
          title: 'Stickers and labels',
          icon: 'label',
          text: 'Seals, logo stickers and product labels. The quickest and cheapest first step.',
        },
        {
          title: 'Bundling and kitting',
          icon: 'basket',
          text: 'Several products packed as one set, with one SKU: a Rakhi hamper, a hostel starter kit, a pooja set.',
        },
        {
          title: 'Gift wrapping',
          icon: 'ribbon',
          text: 'Wrapping and a handwritten-style note, offered by you at checkout and done by us.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What it does for you',
      style: 'check',
      items: [
        '**You are remembered.** The customer learns the name of your store and not only that of the marketplace.',
        '**Fewer complaints.** A box that fits its product protects it better than a loose bag.',
        '**More reviews and pictures.** A card that asks politely is read by everyone who opens the box.',
        '**Repeat orders you own.** Where your sales channel permits it, an insert can lead the customer to your own store.',
        '**A gift-ready product.** In the festive season a wrapped set can bear a better price than its parts.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From idea to doorstep',
      steps: [
        {
          title: 'Consult',
          text: 'We look at your products, order numbers and budget, and say which elements are worth it. You get a quote in 24-48 hours.',
        },
        {
          title: 'Design',
          text: 'Send your artwork, or let our designers prepare it. You approve a digital proof and, for boxes, a physical sample.',
        },
        {
          title: 'Integrate and produce',
          text: 'The material is printed and stocked at the warehouse, and tied to your SKUs so that the right box is used every time.',
        },
        {
          title: 'Fulfil and deliver',
          text: 'From then on each order is packed your way. We count the packaging that is left and tell you when to reorder.',
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
            'Printed material has a minimum run, which depends on the item and the printer and is stated in your quote. Stickers and cards start lowest, printed boxes highest.',
        },
        {
          question: 'Does it slow down my orders?',
          answer:
            'Not noticeably once the material is in stock. Kits and gift wrapping may add to the handling time, and the product page shows it.',
        },
        {
          question: 'May I put anything I like into a marketplace parcel?',
          answer:
            'No. Most marketplaces forbid inserts that lead customers away or offer rewards for good reviews. We help you with wording that is allowed, but you decide and answer for it.',
        },
        {
          question: 'What about MRP and other legal labels?',
          answer:
            'They stay. If a new pack covers the details that the law requires on the product, they are printed on the new pack as well.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Show us your product',
      text: 'A photo, its measurements and your monthly orders are enough for a first suggestion.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Need a brand identity first?', to: '/creative-services/brand-identity' },
      ],
    },
  ],
};
