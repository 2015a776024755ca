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
      text: 'A fault found at the factory costs a little time. The same fault found by your customers costs refunds, ratings and the festive season. We look before the goods leave.',
      actions: [
        { label: 'Submit a sourcing request', to: '/submit-sourcing-request' },
        { label: 'Ask about inspection', to: '/contact' },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Catalogue orders are checked when they are packed. This page is about more than that: inspection of bulk, sourced and private-label goods at the maker, in India or abroad, to a standard that you have set and we have written down.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we work',
      steps: [
        {
          title: 'Define standards',
          text: 'Together we fix what is acceptable: measurements and tolerances, materials, colours, function, labels, packing, and how many pieces are sampled. An approved sample is sealed as the reference.',
        },
        {
          title: 'On-site inspection',
          text: 'An inspector visits the maker, draws the sample at random from finished or half-finished goods, and checks it against the list.',
        },
        {
          title: 'Detailed reporting',
          text: 'You get photographs, measurements and a count of critical, major and minor defects, with a clear result: pass, fail or your decision.',
        },
        {
          title: 'Corrective actions',
          text: 'We agree repair, sorting or replacement with the maker, set a date, and inspect again before anything is shipped.',
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
          text: 'Raw material, components and the first sample, before the machines start.',
        },
        {
          title: 'During-production',
          icon: 'gear',
          text: 'A visit when part of the lot is ready, early enough to change course.',
        },
        {
          title: 'Pre-shipment',
          icon: 'clipboard',
          text: 'The classic check of finished, packed goods: quantity, workmanship, function, labels and cartons.',
        },
        {
          title: 'Container loading supervision',
          icon: 'delivery-truck',
          text: 'Counting and condition of cartons as they are loaded, up to the seal number.',
        },
        {
          title: 'Defect sorting and rework',
          icon: 'hammer-and-wrench',
          text: 'Piece-by-piece sorting of a doubtful lot, simple repairs and a recount.',
        },
        {
          title: 'Lab testing coordination',
          icon: 'test-tube',
          text: 'Samples sent to an independent accredited laboratory, for instance for fabric fastness, food contact or electrical safety.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What you gain',
      style: 'check',
      items: [
        'You pay the maker the balance when the goods are right, and not on trust.',
        'Fewer claims, returns and one-star reviews, and so a margin that stays with you.',
        'Papers in order: MRP, maker or importer, country of origin, month and year are checked on the pack itself.',
        'A record per maker that shows whom to order from again.',
        'An honest no. If a lot should not be sold, the report says so.',
      ],
    },
    {
      kind: 'table',
      heading: 'What to check, by kind of product',
      caption: 'Typical points of an inspection list',
      columns: ['Product', 'Typical points'],
      rows: [
        [
          'Kurtas, sarees, T-shirts',
          'Size chart, stitching, colour fastness to washing and rubbing, shade between pieces',
        ],
        ['Kitchen and home', 'Food-contact material, sharp edges, capacity, fit of lids'],
        ['Electronics and accessories', 'Function, charging, plug type, BIS mark where compulsory, heating'],
        ['Toys', 'Small parts, edges, paint, BIS mark, age label'],
        ['Imitation jewellery', 'Plating, missing stones, clasps, skin-contact metals'],
      ],
    },
    {
      kind: 'text',
      heading: 'What it does not do',
      paragraphs: [
        'An inspection by sampling lowers the risk; it cannot promise that every piece is perfect. It does not replace a licence or certification that the law demands for a product. Where one is needed, we tell you before you order.',
      ],
    },
    {
      kind: 'action',
      heading: 'Plan an inspection',
      text: 'Tell us the product, quantity, place and date. We come back with a scope and a price in 24-48 hours, Mon-Fri 9 AM-6 PM IST.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Source a product with QC', to: '/submit-sourcing-request' },
      ],
    },
  ],
};
