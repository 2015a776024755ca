import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/our-story',
  section: 'company',
  title: 'Our Story',
  description:
    'How a spreadsheet of products became a catalogue, a wallet and a delivery network for resellers in India, and what we learned on the way.',
  heading: 'Our Story',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Since 2019',
      icon: 'open-book',
      text: `${brand.name} did not begin with an app. It began with a spreadsheet, a few suppliers who trusted us, and sellers who wanted to try a product before they bought a carton of it.`,
    },
    {
      kind: 'text',
      heading: 'The gap in the middle',
      paragraphs: [
        'In 2019 anybody in India could open an online shop in an afternoon. Filling it was another matter. A wholesaler wanted an order of fifty pieces, a maker wanted five hundred, and an importer wanted the money first. The person with the customers, often a homemaker, a student or the owner of a small shop, went without.',
        'At the other end, suppliers had goods on the shelf and no wish to photograph them, describe them, answer questions at midnight and pack one piece at a time. Each side needed the other, and neither had the time to deal with it.',
        'We started in Bengaluru as the people in the middle. The first catalogue was an Excel file. Sellers listed from it, told us what they had sold, and we packed it. Much has become faster since then. The idea has not changed, and the Excel file is still there for those who like it.',
      ],
    },
    {
      kind: 'text',
      heading: 'What the first years taught us',
      paragraphs: [
        '**Money needs a record.** Payments by transfer and screenshot lead to arguments. The prepaid wallet, in which every line names its order, ended most of them.',
        '**A date is worth more than a promise.** Customers forgive a parcel that takes a fortnight if they were told so. They do not forgive silence. That is why each product page shows its own estimate.',
        '**The seller owns the customer.** A slip with our name on it once made a customer ask the seller who we were. Since then our name does not travel in the box.',
        '**Not every product deserves a listing.** A low price with a high return rate earns nobody anything. Samples, inspection and plain descriptions came out of that lesson.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'On the way here',
      entries: [
        { year: '2019', event: 'We start in Bengaluru, with a catalogue that sellers download as a file.' },
        { year: '2020', event: 'The prepaid wallet replaces transfers and screenshots.' },
        { year: '2021', event: 'Parcels and slips carry the name of the seller only.' },
        { year: '2022', event: 'The sourcing desk opens for bulk and private-label requests.' },
        {
          year: '2023',
          event: 'Downloads in the columns of Shopify, WooCommerce and Amazon join Excel and CSV.',
        },
        {
          year: '2024',
          event: 'Launchpad, Orbit and Unicorn: three plans, all with a free trial before them.',
        },
        { year: '2025', event: "A new User Agreement, with 30 days' notice of every material change." },
        {
          year: '2026',
          event: 'The new storefront, with search and filters that include country of origin.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What we hold on to',
      style: 'check',
      items: [
        'We sell to sellers. We do not run a shop that competes with yours for the same customer.',
        'We write our limits down: prepaid only, India only, no change-of-mind returns.',
        'We never ask for your marketplace password, your OTP or your UPI PIN.',
        'If a product should not be sold, we would rather lose the order.',
      ],
    },
    {
      kind: 'text',
      heading: 'Where we are going',
      paragraphs: [
        'API integration is limited to two platforms, Amazon and Shopify. [App and Integration Tools](/integration/app) shows the true status of these and of what is planned. We also want to be useful to sellers who are more at home in Hindi, Tamil or Bengali than in English. That is on our list and not yet here; we will announce it when it is good enough.',
      ],
    },
    {
      kind: 'action',
      heading: 'Write the next line with us',
      text: 'Sell with us, supply us, or work with us.',
      actions: [
        { label: 'Start selling', to: '/signup' },
        { label: 'Become a supplier', to: '/sell-on-post-procure' },
        { label: 'See open roles', to: '/we-hiring' },
      ],
    },
  ],
};
