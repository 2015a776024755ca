import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub',
  section: 'explore',
  title: 'Knowledge Hub',
  description:
    'Guides for resellers and suppliers in India, with search: getting started, returns, listing, order processing, analytics and the API.',
  heading: 'Knowledge Hub',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Explore',
      icon: 'books',
      text: 'Short guides that answer common questions from resellers and suppliers. Search for a word, or choose a guide below.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'table',
      heading: 'Glossary',
      caption: 'Common terms, explained in one sentence',
      columns: ['Term', 'Meaning'],
      rows: [
        ['Dropshipping', 'You sell a product that we keep in stock and ship straight to your customer.'],
        ['MRP', 'Maximum retail price, including all taxes. You can sell below it, but never above it.'],
        ['Subscribe', 'Add a product to your list, so that you can set your price and download its data.'],
        ['Wallet', 'Money that you pay in advance. The cost of each order is debited from it.'],
        ['Dispatch', 'When we hand the parcel to the courier, 5-7 business days after payment.'],
        [
          'RTO',
          'Return to origin: the courier could not deliver the parcel and returns it. [What it costs](/blog/1)',
        ],
        ['POD', 'Proof of delivery: the signature, photo or code that the courier recorded.'],
        ['MOQ', 'Minimum order quantity. For bulk orders it typically starts from 500 units.'],
        [
          'GSTIN',
          'The 15-character GST registration number, one for each State in which you are registered. [Do I need one?](/blog/2)',
        ],
        ['HSN code', 'The code that classifies goods for tax. It decides the GST rate.'],
        [
          'TCS',
          'Tax collected at source: tax that a marketplace deducts from your sales and reports under your GSTIN.',
        ],
        ['D2C', 'Direct to consumer: a brand that sells in its own store instead of through retailers.'],
      ],
    },
    {
      kind: 'action',
      heading: "Can't find what you need?",
      text: 'Ask us. We reply within 24-48 working hours.',
      actions: [
        { label: 'Ask a question', to: '/support/contact' },
        { label: 'Read the blog', to: '/glow-blog' },
      ],
    },
  ],
};
