import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { connectionsNote } from '../../connections-note.ts';
import { galleryPhotos } from '../../gallery-photos.ts';
import { sampleTestimonials } from '../../sample-content.ts';

export const page: ContentPage = {
  path: '/aboutus',
  section: 'company',
  title: 'About Us',
  description:
    'We give Indian resellers a product catalogue, a prepaid wallet and delivery in their own name. Our story, mission, services and commitments.',
  heading: 'About Us',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: brand.tagline,
      icon: 'shopping-bags',
      text: `${brand.name} helps you sell online without buying stock. You find the customers and set the price. We source the products, pack them and ship them in your name.`,
      actions: [
        { label: 'Start Now', to: '/signup' },
        { label: 'Browse products', to: '/products' },
      ],
    },
    {
      kind: 'text',
      heading: 'Our story',
      paragraphs: [
        'Many people in India know how to sell and have customers. They often do not have money for stock or space to store it. Manufacturers and importers have stock, but no time to serve each customer.',
        `${brand.name} connects the two: a catalogue that anyone can list from, and a warehouse and courier network that ships even a single piece. [Read our story](/our-story).`,
      ],
    },
    {
      kind: 'text',
      heading: 'Our mission',
      paragraphs: [
        'We want anyone in India to be able to run an honest online business with a phone and a prepaid wallet. Before you order, we tell you what a product costs, when it will arrive and what happens if it does not.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Our expertise',
      cards: [
        {
          title: 'Catalogue',
          icon: 'card-index-dividers',
          text: 'Over one million trending products in 26+ categories, with descriptions, images and prices ready to list.',
        },
        {
          title: 'Order processing',
          icon: 'gear',
          text: 'Orders are imported, paid from the wallet and processed automatically. The tracking ID is pushed back to your store.',
        },
        {
          title: 'Delivery',
          icon: 'delivery-truck',
          text: 'Couriers for 22,000+ locations in India, with follow-up when a delivery attempt fails.',
        },
        {
          title: 'Sourcing',
          icon: 'globe-showing-asia-australia',
          text: 'Bulk and private-label goods from manufacturers in India and abroad, inspected before shipping.',
        },
      ],
    },
    connectionsNote,
    {
      kind: 'list',
      heading: 'What we offer',
      style: 'bullet',
      items: [
        '**For resellers and social sellers:** products to list today, without your own stock. See [Overview](/pp-overview).',
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
        'You set your own margins. Sellers typically aim for 50-100%.',
        'You pay for a product only after your customer has ordered it.',
        'The parcel shows your store name, never ours.',
        'A 30-day free trial without a credit card, and plans you can pause or cancel any time.',
        'Clear rules: no cash on delivery, no change-of-mind returns, no shipping abroad.',
      ],
    },
    {
      kind: 'facts',
      facts: [
        { value: '26+', label: 'categories' },
        { value: '22,000+', label: 'locations served in India' },
        { value: '15+', label: 'integrations, each with its current status' },
        { value: '99.9%', label: 'satisfaction is our goal' },
      ],
    },
    {
      kind: 'text',
      heading: 'Our commitment',
      paragraphs: [
        'A person replies to you within 24-48 working hours. We show the country of origin and the MRP of our products. If we make a mistake, you get a full refund. Our [policy](/return-refund) clearly explains what costs you money, such as the 20% fee on returned parcels.',
      ],
    },
    { kind: 'quotes', sample: true, heading: 'What merchants say', quotes: sampleTestimonials },
    { kind: 'cards', heading: 'Gallery', cards: galleryPhotos },
    {
      kind: 'action',
      heading: 'Try it yourself',
      text: 'The trial is free for 30 days and needs no card. List a few products and see how it works for you.',
      actions: [
        { label: 'Start Now', to: '/signup' },
        { label: 'Talk to us', to: '/contact' },
      ],
    },
  ],
};
