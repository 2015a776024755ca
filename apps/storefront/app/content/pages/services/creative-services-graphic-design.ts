import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-services/graphic-design',
  section: 'services',
  parent: '/creative-service-hub',
  title: 'Graphic Design for Sellers',
  description:
    'Packaging, labels, infographics, catalogues and print for online sellers in India, print-ready and with the legal panel in its place.',
  heading: 'Graphic Design',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Creative services',
      icon: 'paintbrush',
      text: 'Everything that is printed or pasted: the box, the label, the size chart, the price list for your wholesale customers. Drawn to scale, checked for print and ready to use.',
      actions: [{ label: 'Ask for a quote', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'What we design',
      cards: [
        {
          title: 'Packaging and labels',
          icon: 'package',
          text: 'Mailers, cartons, pouches, hang tags and bottle labels, on the cutting die of your printer.',
        },
        {
          title: 'Listing infographics',
          icon: 'framed-picture',
          text: 'Size, parts and use explained in one picture. Often it is the second picture of a listing that settles the matter.',
        },
        {
          title: 'Size charts and manuals',
          icon: 'straight-ruler',
          text: 'In centimetres and inches, with a drawing that shows where to measure.',
        },
        {
          title: 'Catalogues and price lists',
          icon: 'notebook-with-decorative-cover',
          text: 'PDFs that are light enough for WhatsApp and good enough for print.',
        },
        {
          title: 'Cards and inserts',
          icon: 'bookmark',
          text: 'Thank-you cards, care instructions, warranty slips and coupons.',
        },
        {
          title: 'Stall and shop',
          icon: 'pushpin',
          text: 'Standees, banners and table runners for exhibitions and festive bazaars.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'The legal panel, done properly',
      intro:
        'A retail pack in India has to carry certain details. We lay them out so that they are complete and readable. The facts come from you, and you answer for them.',
      style: 'check',
      items: [
        'Name and address of the manufacturer, packer or importer, and the country of origin for imported goods.',
        'Common name of the product and net quantity in standard units.',
        'MRP inclusive of all taxes, and the unit sale price where the rules ask for it.',
        'Month and year of manufacture, and a consumer-care contact.',
        'Marks that apply to your product, such as BIS, FSSAI or the vegetarian symbol. Only with the licence in hand.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Collect',
          text: 'You send measurements, texts, logo and the die line. If there is none, we ask your printer for it.',
        },
        { title: 'Layout', text: 'A first layout at true size, also shown on a photograph of the product.' },
        {
          title: 'Correct',
          text: 'Two rounds. Please have the texts read by somebody who has not seen them before.',
        },
        {
          title: 'Release',
          text: 'Print file with bleed and the right colours, and a proof for you to sign. Nothing is printed before you have signed it.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What you get as files',
      caption: 'Formats for each kind of work',
      columns: ['Work', 'Files'],
      rows: [
        ['Packaging, labels, cards', 'PDF for print, open vector file, picture for the listing'],
        ['Infographics, size charts', 'JPG and PNG in marketplace sizes, open file'],
        ['Catalogues, price lists', 'PDF for print, small PDF for phones, spreadsheet of the prices'],
      ],
    },
    {
      kind: 'text',
      heading: 'Printing',
      paragraphs: [
        'We can have it printed for you, or give the files to a printer you trust. If the packaging is meant for goods that we ship, it is delivered to our warehouse and tied to your SKUs, as described on [Branded Unboxing](/branded-unboxing).',
      ],
    },
    {
      kind: 'action',
      heading: 'What needs designing?',
      text: 'Send a photo of the product and of the present pack, if there is one. You get a fixed price in 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Back to the hub', to: '/creative-service-hub' },
      ],
    },
  ],
};
