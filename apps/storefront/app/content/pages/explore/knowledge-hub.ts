import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub',
  section: 'explore',
  title: 'Knowledge Hub',
  description:
    'Guides for resellers and suppliers in India, with a search over every page: getting started, returns, listing, order processing, figures, API.',
  heading: 'Knowledge Hub',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'books',
      text: 'What our merchants and suppliers ask us on the phone, written down. Search for a word, or pick a guide; none takes longer to read than a cup of chai takes to drink.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'table',
      heading: 'Words you will meet',
      caption: 'Terms of the trade, in a sentence each',
      columns: ['Term', 'Meaning'],
      rows: [
        ['Dropshipping', 'You sell a product that we keep in stock and send straight to your customer.'],
        ['MRP', 'Maximum retail price, all taxes included. You may sell below it and never above it.'],
        ['Subscribe', 'Mark a product as one of yours, so that you can download its data or sync it.'],
        ['Wallet', 'Money that you pay in advance. Each order is debited from it.'],
        ['Dispatch', 'The moment we hand the parcel to the courier, 5-7 business days after payment.'],
        [
          'RTO',
          'Return to origin: the courier could not deliver and brings the parcel back. [What it costs](/blog/1)',
        ],
        ['POD', 'Proof of delivery: signature, photo or code that the courier recorded at the door.'],
        ['MOQ', 'Minimum order quantity. For bulk orders it typically starts from 500 units.'],
        [
          'GSTIN',
          'The 15-character number of a GST registration, one for each State in which you are registered. [Do I need one?](/blog/2)',
        ],
        ['HSN code', 'The number by which goods are classified. It decides the GST rate.'],
        [
          'TCS',
          'Tax collected at source: what a marketplace holds back from your sales and reports under your GSTIN.',
        ],
        ['D2C', 'Direct to consumer: a brand that sells in its own store instead of through retailers.'],
      ],
    },
    {
      kind: 'action',
      heading: 'Did not find it?',
      text: 'Ask us. We reply within 24-48 working hours, and a question that comes twice becomes a guide.',
      actions: [
        { label: 'Ask a question', to: '/support/contact' },
        { label: 'Read the blog', to: '/glow-blog' },
      ],
    },
  ],
};
