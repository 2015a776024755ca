import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/supplier/listing-products',
  section: 'explore',
  parent: '/knowledge-hub/for-suppliers',
  layout: 'document',
  title: 'Listing Products as a Supplier',
  description:
    'What a complete product listing needs: title, images, MRP, GST, origin, stock, handling days and documents, and why listings are returned.',
  heading: 'Listing Products',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Suppliers',
      icon: 'clipboard',
      text: 'Resellers and their customers decide on the basis of your product data. Complete data is listed faster and leads to fewer questions.',
      actions: [{ label: 'Become a supplier', to: '/sell-on-post-procure' }],
    },
    {
      kind: 'table',
      heading: 'Product fields',
      caption: 'What we need for each product',
      columns: ['Field', 'What to provide', 'Common mistake'],
      rows: [
        [
          'Title',
          'Product, material, size or number of pieces, in up to about 80 characters',
          'Adjectives, and names of other brands',
        ],
        ['SKU', 'Your own code, one for each colour and size', 'The same code for all colours'],
        [
          'Images',
          'At least three on a plain background, 1,000 pixels or wider, no text on them',
          'Scans of a catalogue, watermarks',
        ],
        [
          'Bullet points',
          'Five facts: contents, measurements, material, care, use',
          '"Good quality" repeated five times',
        ],
        [
          'Description',
          'Two to six sentences, including what the product cannot do',
          'Copied from a marketplace',
        ],
        ['MRP and your price', 'MRP with all taxes; your price with the GST rate', 'A price above the MRP'],
        ['HSN code', 'As on your tax invoices', 'Left empty'],
        [
          'Country of origin',
          "Where it is made, with the importer's name and address if that is not India",
          '"India" for imported goods that were only packed here',
        ],
        ['Quantity', 'Stock that is ready for us today', 'What you could produce in a month'],
        ['Handling days', 'Business days from our order to dispatch', 'Only the best case'],
        ['Weight and size', 'Of the packed product, in kg and cm', 'Of the unpacked product'],
      ],
    },
    {
      kind: 'list',
      heading: 'Variations',
      style: 'bullet',
      items: [
        'Colours and sizes of one model are variations of one product, each with its own SKU and stock.',
        'Give each colour its own image. We return listings that show several colours with only one image.',
        'A different material or a different set of parts is a separate product.',
      ],
    },
    {
      kind: 'list',
      heading: 'Documents',
      intro: 'Required before a product is listed, where they apply.',
      style: 'check',
      items: [
        'GSTIN, PAN and business licences, once for your company.',
        'BIS licence or registration for goods under compulsory certification, such as toys, helmets and many electrical and electronic articles.',
        'FSSAI licence for food, and a manufacturing or import licence for cosmetics.',
        'WPC equipment type approval (ETA) for anything with Bluetooth or Wi-Fi.',
        'Import-export code, if you import the goods yourself.',
        'A letter from the brand owner, if the brand is not yours.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a product gets listed',
      steps: [
        {
          title: 'You send the data',
          text: 'As a spreadsheet in our template, with the images in a folder.',
        },
        {
          title: 'We check it',
          text: 'Fields, MRP, documents and images. Within 24-48 hours we tell you if something is missing.',
        },
        {
          title: 'You send a sample',
          text: 'One piece of each model, which we keep as the reference.',
        },
        { title: 'The product is listed', text: 'With your stock. Please keep the quantity up to date.' },
      ],
    },
    {
      kind: 'list',
      heading: 'Why listings are returned',
      style: 'bullet',
      items: [
        'Images that show another product, a logo or a phone number.',
        'Health or beauty claims without a licence.',
        'Prices above the MRP, or an MRP that was raised to make the discount look larger.',
        'Copies of protected designs. See [Report IP Issue](/support/report).',
      ],
    },
    {
      kind: 'action',
      heading: 'Your first ten products',
      text: 'Send ten products that you can always deliver. Add the rest when the first orders have gone well.',
      actions: [
        { label: 'See the requirements', to: '/sell-on-post-procure' },
        { label: 'Order processing', to: '/knowledge-hub/supplier/order-processing' },
      ],
    },
  ],
};
