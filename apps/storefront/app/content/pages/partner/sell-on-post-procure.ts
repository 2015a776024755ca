import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/sell-on-post-procure',
  aliases: ['/sell'],
  section: 'partner',
  title: 'Sell on Our Platform: For Suppliers',
  description:
    'Makers, importers and wholesalers: list your products once and let resellers across India sell them. Four steps, clear requirements, one buyer.',
  heading: `Sell on ${brand.name}`,
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For suppliers and manufacturers',
      icon: 'toolbox',
      text: 'You make or stock good products. Our resellers have the customers: on marketplaces, in their own stores, on WhatsApp and in their neighbourhood. List with us once, and they sell for you, while you deal with one buyer and one account.',
      actions: [
        { label: 'Apply as a supplier', to: '/apply-reseller' },
        { label: 'Ask a question', to: '/contact' },
      ],
    },
    {
      kind: 'list',
      heading: 'What changes for you',
      style: 'check',
      items: [
        '**One buyer.** The order comes from us, and so does the money. You need not check the credit of a hundred small sellers.',
        '**No customer calls.** Resellers look after their customers, and we look after the resellers.',
        '**No advertising bill.** Sellers put your product in front of people at their own cost.',
        '**Prepaid orders.** An order reaches you only after it has been paid for. There is no cash on delivery to chase.',
        '**A view of demand.** We tell you what is subscribed to and ordered, so that you can plan the next lot.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Register',
          text: 'Send the application. We ask for GSTIN, PAN, licences, bank details and the address from which you dispatch, and sign a supplier agreement.',
        },
        {
          title: 'List products',
          text: 'Send us your products as a file with pictures, MRP, your price to us, stock and handling days. Our catalogue team checks them before they appear.',
        },
        {
          title: 'Receive orders',
          text: 'Each paid order arrives with a packing slip in the name of the reseller. You confirm it and pack it.',
        },
        {
          title: 'Fulfilment and payment',
          text: 'Our courier collects, or you send stock to our warehouse and we pack. You invoice us, and we pay on the cycle of your agreement. Micro and small enterprises are paid within the time the MSMED Act sets: 45 days at most.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we require',
      cards: [
        {
          title: 'Quality products',
          icon: 'sports-medal',
          text: 'As described, safe, and with the marks the law demands. We inspect samples, and lots where there is reason to.',
        },
        {
          title: 'Competitive pricing',
          icon: 'balance-scale',
          text: 'A price to us that leaves the reseller a margin below the MRP.',
        },
        {
          title: 'Reliable stock',
          icon: 'file-cabinet',
          text: 'Quantities that are true. A sold-out product that is still listed costs a seller their rating.',
        },
        {
          title: 'Timely dispatch',
          icon: 'stopwatch',
          text: 'Within the handling days you name, in the festive weeks too.',
        },
        {
          title: 'Valid GSTIN, PAN and business licences',
          icon: 'clipboard',
          text: 'For example FSSAI for food, a cosmetics licence, a BIS licence or registration, or an import-export code, as your products need.',
        },
        {
          title: 'Discretion',
          icon: 'locked',
          text: 'No flyers, phone numbers or price lists of your own in the parcel, and no contact with the customer.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who does what',
      caption: 'Supplier, platform and reseller',
      columns: ['Task', 'You', brand.name, 'Reseller'],
      rows: [
        ['Product, MRP, legal labels', 'Responsible', 'Checks', 'Shows them truly'],
        [
          'Price',
          'Names the MRP and the price to us',
          'Sets the catalogue price',
          'Sets the price to the customer',
        ],
        ['Packing', 'Packs, or sends stock to us', 'Packs from our warehouse', 'Nothing to do'],
        [
          'Courier and returns',
          'Hands over, takes back RTO goods as agreed',
          'Arranges',
          'Informs the customer',
        ],
        ['Customer service', 'Answers product questions', 'Supports the reseller', 'Responsible'],
      ],
    },
    {
      kind: 'faq',
      heading: 'Suppliers ask',
      open: 'many',
      items: [
        {
          question: 'Why does the button lead to a reseller application?',
          answer:
            'Suppliers and resellers register through the same short form. Choose "wholesaler" or "other" as business type, and our supply team takes it from there.',
        },
        {
          question: 'Is there a listing fee?',
          answer: 'No. We earn on the difference between your price to us and the catalogue price.',
        },
        {
          question: 'What about returned parcels?',
          answer:
            'RTO parcels are inspected. Good ones go back into stock, and faulty ones are settled as your agreement says, with photographs.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Start with ten products',
      text: 'Choose the ten you can always deliver. A supply manager replies within 24-48 working hours.',
      actions: [
        { label: 'Apply as a supplier', to: '/apply-reseller' },
        { label: 'How to list products', to: '/knowledge-hub/supplier/listing-products' },
        { label: 'How orders are processed', to: '/knowledge-hub/supplier/order-processing' },
      ],
    },
  ],
};
