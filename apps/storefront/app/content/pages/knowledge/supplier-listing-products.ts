import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/supplier/listing-products',
  section: 'explore',
  parent: '/knowledge-hub/for-suppliers',
  layout: 'document',
  title: 'Listing Products as a Supplier',
  description:
    'What a complete product record holds: title, pictures, MRP, GST, origin, stock, handling days and papers, and why records are sent back.',
  heading: 'Listing Products',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Suppliers',
      icon: 'clipboard',
      text: 'Resellers cannot touch your goods. They choose from what the record says, and so do their customers. A complete record is listed once and sells for years; a thin one comes back with questions.',
      actions: [{ label: 'Become a supplier', to: '/sell-on-post-procure' }],
    },
    {
      kind: 'table',
      heading: 'The record, field by field',
      caption: 'What we need for each product',
      columns: ['Field', 'What to give', 'Common mistake'],
      rows: [
        [
          'Title',
          'Thing, material, size or number, in up to about 80 characters',
          'Adjectives, and the names of other brands',
        ],
        ['SKU', 'Your own code, one for each colour and size', 'The same code for all colours'],
        [
          'Pictures',
          'At least three on a plain ground, 1,000 pixels or wider, no text on them',
          'Scans of a catalogue, watermarks',
        ],
        ['Bullet points', 'Five facts: contents, measures, material, care, use', 'Five times “good quality”'],
        ['Description', 'Two to six sentences, and what the product cannot do', 'Copied from a marketplace'],
        ['MRP and your price', 'MRP with all taxes; your price with the GST rate', 'A price above the MRP'],
        ['HSN code', 'As on your tax invoices', 'Left empty'],
        [
          'Country of origin',
          'Where it is made, with the name and address of the importer if that is not India',
          '“India” for imports that were only packed here',
        ],
        ['Quantity', 'What lies ready for us today', 'What could be made in a month'],
        ['Handling days', 'Business days from our order to dispatch', 'The best case'],
        ['Weight and size', 'Of the packed piece, in kg and cm', 'Of the bare product'],
      ],
    },
    {
      kind: 'list',
      heading: 'Variations',
      style: 'bullet',
      items: [
        'Colours and sizes of one model belong to one product, as variations, each with its own SKU and stock.',
        'Give each colour its own picture. A list of colour names under one picture is sent back.',
        'A different material or another set of parts is another product.',
      ],
    },
    {
      kind: 'list',
      heading: 'Papers',
      intro: 'Needed before a product goes live, where they apply.',
      style: 'check',
      items: [
        'GSTIN, PAN and business licences, once for your company.',
        'BIS licence or registration for goods under compulsory certification, such as toys, helmets and many electrical and electronic articles.',
        'FSSAI licence for food, and a manufacturing or import licence for cosmetics.',
        'WPC equipment type approval (ETA) for anything with Bluetooth or Wi-Fi.',
        'Import-export code, if you import the goods yourself.',
        'Brand owner’s letter, if the brand is not yours.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a record goes live',
      steps: [
        { title: 'You send it', text: 'As a spreadsheet in our template, with the pictures in a folder.' },
        {
          title: 'We check it',
          text: 'Fields, MRP, papers and pictures. Within 24-48 hours you hear whether something is missing.',
        },
        {
          title: 'You send a sample',
          text: 'One piece of each model, which stays with us as the reference.',
        },
        { title: 'It is listed', text: 'With your stock. Keep the quantity right from that day on.' },
      ],
    },
    {
      kind: 'list',
      heading: 'Why records are sent back',
      style: 'bullet',
      items: [
        'Pictures that show another product, a logo or a phone number.',
        'Health or beauty claims without a licence behind them.',
        'Prices above the MRP, or an MRP that was raised to make the discount look larger.',
        'Copies of protected designs. See [Report IP Issue](/support/report) for how owners stop them.',
      ],
    },
    {
      kind: 'action',
      heading: 'Your first ten products',
      text: 'Send ten that you can always deliver. The rest can follow when the first orders have gone well.',
      actions: [
        { label: 'See the requirements', to: '/sell-on-post-procure' },
        { label: 'Order processing', to: '/knowledge-hub/supplier/order-processing' },
      ],
    },
  ],
};
