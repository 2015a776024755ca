import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/sell-on-post-procure',
  aliases: ['/sell'],
  section: 'partner',
  title: 'Sell on Our Platform: For Suppliers',
  description:
    'Manufacturers, importers and wholesalers: list your products once, and resellers across India sell them. Four steps, clear requirements, one buyer.',
  heading: `Sell on ${brand.name}`,
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For suppliers and manufacturers',
      icon: 'toolbox',
      text: 'You make or stock good products. Our resellers have the customers: on marketplaces, in their own stores, on WhatsApp and in their neighbourhood. List with us once and reach them all, with one buyer and one account.',
      actions: [
        { label: 'Apply as a supplier', to: '/apply-reseller' },
        { label: 'Ask a question', to: '/contact' },
      ],
    },
    {
      kind: 'list',
      heading: 'Benefits for suppliers',
      style: 'check',
      items: [
        '**One buyer.** Orders and payments come from us. You do not need to check the credit of many small sellers.',
        '**No customer calls.** Resellers support their customers, and we support the resellers.',
        '**No advertising cost.** Resellers advertise your products at their own cost.',
        '**Prepaid orders.** You receive an order only after it has been paid for. There is no cash on delivery.',
        '**Demand data.** We tell you which products are subscribed to and ordered, so that you can plan your stock.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Register',
          text: 'Send the application. We ask for GSTIN, PAN, licences, bank details and your dispatch address, and sign a supplier agreement.',
        },
        {
          title: 'List products',
          text: 'Send us your products as a file with images, MRP, your price to us, stock and handling days. Our catalogue team checks them before they are listed.',
        },
        {
          title: 'Receive orders',
          text: "Each paid order comes with a packing slip in the reseller's name. You confirm it and pack it.",
        },
        {
          title: 'Fulfilment and payment',
          text: 'Our courier collects the parcel, or you send stock to our warehouse and we pack. You invoice us, and we pay on the cycle in your agreement. Micro and small enterprises are paid within the time set by the MSMED Act: 45 days at most.',
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
          text: 'As described, safe, and with the marks that the law requires. We inspect samples, and also lots where needed.',
        },
        {
          title: 'Competitive pricing',
          icon: 'balance-scale',
          text: 'A price to us that leaves the reseller a margin below the MRP.',
        },
        {
          title: 'Reliable stock',
          icon: 'file-cabinet',
          text: "Accurate quantities. If a product is sold out but still listed, the reseller's rating suffers.",
        },
        {
          title: 'Timely dispatch',
          icon: 'stopwatch',
          text: 'Within the handling days you state, including in the festive season.',
        },
        {
          title: 'Valid GSTIN, PAN and business licences',
          icon: 'clipboard',
          text: 'For example FSSAI for food, a cosmetics licence, a BIS licence or registration, or an import-export code, depending on your products.',
        },
        {
          title: 'No contact with customers',
          icon: 'locked',
          text: 'Do not put your own flyers, phone numbers or price lists in the parcel, and do not contact the customer.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who does what',
      caption: 'Supplier, platform and reseller',
      columns: ['Task', 'You', brand.name, 'Reseller'],
      rows: [
        ['Product, MRP, legal labels', 'Responsible', 'Checks', 'Shows them correctly'],
        [
          'Price',
          'Sets the MRP and the price to us',
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
      heading: 'Questions from suppliers',
      open: 'many',
      items: [
        {
          question: 'Why does the button lead to a reseller application?',
          answer:
            'Suppliers and resellers register through the same short form. Choose "wholesaler" or "other" as the business type, and our supply team contacts you.',
        },
        {
          question: 'Is there a listing fee?',
          answer: 'No. We earn the difference between your price to us and the catalogue price.',
        },
        {
          question: 'What about returned parcels?',
          answer:
            'RTO parcels are inspected. Good ones go back into stock. Faulty ones are settled according to your agreement, with photographs.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Start with ten products',
      text: 'Choose ten products that you can always deliver. A supply manager replies within 24-48 working hours.',
      actions: [
        { label: 'Apply as a supplier', to: '/apply-reseller' },
        { label: 'How to list products', to: '/knowledge-hub/supplier/listing-products' },
        { label: 'How orders are processed', to: '/knowledge-hub/supplier/order-processing' },
      ],
    },
  ],
};
