import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/awards',
  section: 'explore',
  title: 'Recognition and Awards',
  description:
    "Our annual Merchants' Awards for sellers, suppliers and colleagues, how they are decided, and the milestones of the company since 2019.",
  heading: 'Recognition and Awards',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'trophy',
      text: 'The recognition that counts for us comes from people who have waited for one of our parcels. So we hold our own small awards, every year, and let the merchants vote.',
    },
    {
      kind: 'text',
      heading: "The Merchants' Awards",
      paragraphs: [
        `Once a year, in the quiet weeks after the festive season, ${brand.name} invites its merchants and suppliers to an annual meet in Bengaluru and on video. There is no entry fee, no sponsor and no table to buy. Winners get a potted plant, a certificate and a good deal of teasing.`,
        'These are awards of our own community. We enter no contest in which one pays to win, and we hold no award from a public body or an industry association.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Awards of recent years',
      cards: [
        {
          title: '2025: Support Person of the Year',
          icon: 'headphone',
          text: "Merchants' Awards. To a colleague on the phone desk, for calling back when she had said she would.",
        },
        {
          title: '2025: Parcel of the Year',
          icon: 'wrapped-gift',
          text: "Merchants' Awards. To a seller of return gifts, for a box that customers posted pictures of.",
        },
        {
          title: '2024: Dependable Supplier',
          icon: 'diya-lamp',
          text: "Merchants' Awards. To a maker of puja articles, who dispatched on time in every week before Diwali.",
        },
        {
          title: '2024: Listing of the Year',
          icon: 'pencil',
          text: "Merchants' Awards. To a seller of school uniforms, for a size chart that leaves no question open.",
        },
        {
          title: '2023: Packing Table of the Year',
          icon: 'package',
          text: "Colleagues' vote. To the night shift of the warehouse, for the fewest wrong items in a quarter.",
        },
        {
          title: '2022: Best Complaint',
          icon: 'light-bulb',
          text: "Colleagues' vote. To the merchant whose long and angry letter led to the order line in the wallet statement.",
        },
      ],
    },
    {
      kind: 'list',
      heading: 'How the awards are decided',
      style: 'number',
      items: [
        'Merchants and colleagues send in names in December.',
        'A jury of three merchants and two colleagues strikes off what cannot be checked.',
        'Each merchant with an order in that year may vote once in each category.',
        'We publish the winners who agree to be named. Sales figures play no part.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'Milestones',
      entries: [
        { year: '2019', event: 'We start in Bengaluru, with a catalogue that sellers download as a file.' },
        { year: '2020', event: 'The prepaid wallet replaces transfers and screenshots.' },
        { year: '2021', event: 'Parcels and slips carry the name of the seller only.' },
        { year: '2022', event: 'The sourcing desk opens. First awards, by vote of the colleagues.' },
        {
          year: '2023',
          event: 'Downloads in the columns of Shopify, WooCommerce and Amazon join Excel and CSV.',
        },
        { year: '2024', event: "Launchpad, Orbit and Unicorn. First Merchants' Awards." },
        { year: '2025', event: "A new User Agreement, with 30 days' notice of every material change." },
        {
          year: '2026',
          event: 'The new storefront, with search and filters that include country of origin.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The figure we look at',
      paragraphs: [
        'Awards are pleasant. The measure is whether an order arrives as promised. We work towards 99.9% satisfaction, and what is missing from it arrives as [support tickets](/support-ticket), which a person reads. If yours is still open, tell us.',
      ],
    },
    {
      kind: 'action',
      heading: 'Whom would you name?',
      text: 'Send us the name of a colleague, a supplier or a fellow seller who helped you, and one sentence why.',
      actions: [
        { label: 'Nominate someone', to: '/contact' },
        { label: 'Read our story', to: '/our-story' },
      ],
    },
  ],
};
