import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/aboutus',
  section: 'company',
  title: 'About Us',
  description:
    'A Bengaluru company that gives Indian resellers a catalogue, a prepaid wallet and delivery under their own name. Our story, work and promises.',
  heading: 'About Us',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: brand.tagline,
      icon: 'shopping-bags',
      text: `${brand.name} stands behind people who sell online and would rather not fill a spare room with cartons. You find the customer and set the price. We find the goods, pack them and send them in your name.`,
      actions: [
        { label: 'Start Now', to: '/signup' },
        { label: 'Browse products', to: '/products' },
      ],
    },
    {
      kind: 'text',
      heading: 'Our story',
      paragraphs: [
        `We began in ${String(brand.foundedYear)} in Bengaluru with one observation. Many people in this country know how to sell: they have the customers, the taste and the patience. What they lack is money for stock and a godown to keep it in. Makers and importers, for their part, have goods on the shelf and no time to answer customers one by one.`,
        'So we built what was missing between the two: a catalogue that anybody can list from, and a warehouse and courier network that ships one piece as willingly as a hundred. [Read the longer version](/our-story).',
      ],
    },
    {
      kind: 'text',
      heading: 'Our mission',
      paragraphs: [
        'To let a seller in Madurai, Indore or Guwahati run an honest online business with a phone, a prepaid wallet and good judgement; and to tell that seller, before the order and not after it, what a product costs, when it will arrive and what happens if it does not.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Our expertise',
      cards: [
        {
          title: 'Catalogue',
          icon: 'card-index-dividers',
          text: 'Over one million trending products in 26+ categories, described, pictured and priced for listing.',
        },
        {
          title: 'Order flow',
          icon: 'gear',
          text: 'Orders are imported, paid from the wallet and processed on their own. The tracking ID is pushed back to your store.',
        },
        {
          title: 'Delivery',
          icon: 'delivery-truck',
          text: 'Couriers for 22,000+ locations in India, with follow-up when an attempt fails.',
        },
        {
          title: 'Sourcing',
          icon: 'globe-showing-asia-australia',
          text: 'Bulk and private-label goods from makers in India and abroad, inspected before they are shipped.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What we offer',
      style: 'bullet',
      items: [
        '**For resellers and social sellers:** products to list today, without stock of your own. See [Overview](/pp-overview).',
        '**For D2C brands:** [private label](/private-label-solutions), [branded unboxing](/branded-unboxing) and [fulfilment](/fulfillment-solutions).',
        '**For suppliers and manufacturers:** resellers who list your goods. See [how to supply us](/sell-on-post-procure).',
        '**For agencies and businesses:** [sourcing](/global-sourcing-desk), [bulk orders](/place-bulk-order) and [creative services](/creative-service-hub).',
      ],
    },
    {
      kind: 'list',
      heading: `Why choose ${brand.name}`,
      style: 'check',
      items: [
        'You set your own margins. Sellers typically aim for 50-100%; the decision, and the risk, are yours.',
        'You pay for a product once your customer has ordered it, and not before.',
        'The parcel carries your store name, never ours.',
        'A 30-day free trial without a credit card, and plans you can pause or cancel any time.',
        'We say what we do not do: no cash on delivery, no change-of-mind returns, no shipping abroad.',
      ],
    },
    {
      kind: 'facts',
      facts: [
        { value: '26+', label: 'categories' },
        { value: '22,000+', label: 'locations served in India' },
        { value: '15+', label: 'integrations, each shown with its true status' },
        { value: '99.9%', label: 'satisfaction, the mark we work towards' },
      ],
    },
    {
      kind: 'text',
      heading: 'Our commitment',
      paragraphs: [
        'A person answers you within 24-48 working hours. We show the country of origin and the MRP of what we sell. When a mistake is ours, the refund is full and needs no argument. When the rules cost you money, as the 20% fee on returned parcels does, they stand in plain words in the [policy](/return-refund) before you sign up.',
      ],
    },
    {
      kind: 'quotes',
      heading: 'What selling with us can look like',
      quotes: [
        {
          author: 'Shalini',
          icon: 'sari',
          role: 'Sarees and kurta sets, Surat',
          text: 'I used to buy thirty pieces and pray. Now I list thirty designs and order the four that sell.',
        },
        {
          author: 'Imran',
          icon: 'mobile-phone',
          role: 'Mobile accessories, Hyderabad',
          text: 'The wallet statement names the order on every line. My accountant stopped calling me on Sundays.',
        },
        {
          author: 'Harpreet',
          icon: 'shallow-pan-of-food',
          role: 'Kitchenware, Ludhiana',
          text: "My buyers see my shop name on the box and nobody else's. It was the one thing I insisted on.",
        },
        {
          author: 'Anjali',
          icon: 'wrapped-gift',
          role: 'Return gifts on WhatsApp, Kochi',
          text: 'I order a sample of everything first. Two of every five I do not list, and I am glad I saw them.',
        },
        {
          author: 'Rakesh',
          icon: 'automobile',
          role: 'Car accessories, Jaipur',
          text: 'They told me the delivery time of the imported range before I asked. I tell my customers the same, and nobody shouts.',
        },
        {
          author: 'Lalrin',
          icon: 'running-shoe',
          role: 'Sportswear, Aizawl',
          text: 'Parcels to the hills take longer, and the policy says so. I add a week to the date on the product page, and I keep my word.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'These voices are illustrations of typical experiences. They are not statements of particular customers.',
    },
    {
      kind: 'cards',
      heading: 'Gallery',
      cards: [
        { title: 'Receiving', icon: 'clipboard', text: 'Goods are counted and checked as they come in.' },
        { title: 'Ethnic wear', icon: 'sari', text: 'The shelf that empties first before every festival.' },
        { title: 'Packing table', icon: 'package', text: "One order, one slip, the seller's name on top." },
        {
          title: 'Sample room',
          icon: 'magnifying-glass-tilted-left',
          text: 'Approved samples, kept as the reference.',
        },
        {
          title: 'Product studio',
          icon: 'camera',
          text: 'White background in the morning, home scenes after lunch.',
        },
        {
          title: 'Loading bay',
          icon: 'delivery-truck',
          text: 'Courier pickups through the afternoon.',
        },
        { title: 'Support desk', icon: 'headphone', text: 'Where tickets are read by people.' },
        { title: 'Festive season', icon: 'diya-lamp', text: 'Diwali weeks: more hands, more tea.' },
      ],
    },
    {
      kind: 'action',
      heading: 'See whether it suits you',
      text: 'Thirty days, no card, no obligation. List a few products and judge us by the first parcels.',
      actions: [
        { label: 'Start Now', to: '/signup' },
        { label: 'Talk to us', to: '/contact' },
      ],
    },
  ],
};
