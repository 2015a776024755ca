import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/qc',
  section: 'shipping',
  title: 'Quality Control and Inspection',
  description:
    'Inspection before, during and after production, loading supervision, defect sorting and lab testing for bulk and private-label orders.',
  heading: 'Quality Control',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping and Fulfilment',
      icon: 'magnifying-glass-tilted-left',
      text: 'It is cheaper to find a defect at the factory than after delivery. We inspect goods before they are shipped, to help you avoid refunds and bad ratings.',
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Ask about inspection', to: '/contact' },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Catalogue orders are checked when they are packed. This page is about the inspection of bulk, sourced and private-label goods at the manufacturer, in India or abroad, to a written standard that you approve.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we work',
      steps: [
        {
          title: 'Define standards',
          text: 'We agree what is acceptable: measurements and tolerances, materials, colours, function, labels, packing, and how many pieces are checked. An approved sample is sealed as the reference.',
        },
        {
          title: 'On-site inspection',
          text: 'An inspector visits the manufacturer, selects pieces at random from finished or half-finished goods, and checks them against the list.',
        },
        {
          title: 'Detailed reporting',
          text: 'You get photographs, measurements and a count of critical, major and minor defects, with a clear result: pass, fail or pending your decision.',
        },
        {
          title: 'Corrective actions',
          text: 'We agree on repair, sorting or replacement with the manufacturer, set a date, and inspect again before anything is shipped.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Inspection types',
      cards: [
        {
          title: 'Pre-production',
          icon: 'spiral-calendar',
          text: 'Raw material, components and the first sample, before production starts.',
        },
        {
          title: 'During-production',
          icon: 'gear',
          text: 'A visit when part of the lot is ready, early enough to correct problems.',
        },
        {
          title: 'Pre-shipment',
          icon: 'clipboard',
          text: 'A check of finished, packed goods: quantity, workmanship, function, labels and cartons.',
        },
        {
          title: 'Container loading supervision',
          icon: 'delivery-truck',
          text: 'Count and condition of cartons during loading, including the seal number.',
        },
        {
          title: 'Defect sorting and rework',
          icon: 'hammer-and-wrench',
          text: 'Piece-by-piece sorting of a doubtful lot, simple repairs and a recount.',
        },
        {
          title: 'Lab testing coordination',
          icon: 'test-tube',
          text: 'Samples sent to an independent accredited laboratory, for example for colour fastness, food contact or electrical safety.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What you gain',
      style: 'check',
      items: [
        'You pay the manufacturer the balance only when the goods are right.',
        'Fewer claims, returns and one-star reviews.',
        'Correct labels: MRP, manufacturer or importer, country of origin, month and year are checked on the pack.',
        'A record of how each manufacturer performed, so that you know who to order from again.',
        'A clear result. If a lot should not be sold, the report says so.',
      ],
    },
    {
      kind: 'table',
      heading: 'What we check, by product type',
      caption: 'Typical points on an inspection list',
      columns: ['Product', 'Typical points'],
      rows: [
        [
          'Kurtas, sarees, T-shirts',
          'Size chart, stitching, colour fastness to washing and rubbing, differences in shade between pieces',
        ],
        ['Kitchen and home', 'Food-contact material, sharp edges, capacity, fit of lids'],
        ['Electronics and accessories', 'Function, charging, plug type, BIS mark where compulsory, heating'],
        ['Toys', 'Small parts, edges, paint, BIS mark, age label'],
        ['Imitation jewellery', 'Plating, missing stones, clasps, skin-contact metals'],
      ],
    },
    {
      kind: 'text',
      heading: 'Limits of an inspection',
      paragraphs: [
        'An inspection of samples reduces the risk, but it cannot guarantee that every piece is perfect. It does not replace a licence or certification that the law requires for a product. Where one is needed, we tell you before you order.',
      ],
    },
    {
      kind: 'action',
      heading: 'Plan an inspection',
      text: 'Tell us the product, quantity, place and date. We send you a scope and a price in 24-48 hours, Mon-Fri 9 AM-6 PM IST.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Source a product with QC', to: '/submit-sourcing-request' },
      ],
    },
  ],
};
