import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/creative-services/graphic-design',
  section: 'services',
  parent: '/creative-service-hub',
  title: 'Graphic Design for Sellers',
  description:
    'Packaging, labels, infographics, catalogues and print for online sellers in India, print-ready and with the legally required details.',
  heading: 'Graphic Design',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Creative services',
      icon: 'paintbrush',
      text: 'Design for everything you print: boxes, labels, size charts and price lists for your wholesale customers. Drawn to scale, checked for print and ready to use.',
      actions: [{ label: 'Ask for a quote', to: '/contact' }],
    },
    {
      kind: 'cards',
      heading: 'What we design',
      cards: [
        {
          title: 'Packaging and labels',
          icon: 'package',
          text: "Mailers, cartons, pouches, hang tags and bottle labels, made for your printer's die line.",
        },
        {
          title: 'Listing infographics',
          icon: 'framed-picture',
          text: 'Size, parts and use explained in one image. It works well as the second image of a listing.',
        },
        {
          title: 'Size charts and manuals',
          icon: 'straight-ruler',
          text: 'In centimetres and inches, with a drawing that shows where to measure.',
        },
        {
          title: 'Catalogues and price lists',
          icon: 'notebook-with-decorative-cover',
          text: 'PDFs that are small enough for WhatsApp and good enough for print.',
        },
        {
          title: 'Cards and inserts',
          icon: 'bookmark',
          text: 'Thank-you cards, care instructions, warranty slips and coupons.',
        },
        {
          title: 'Stalls and shops',
          icon: 'pushpin',
          text: 'Standees, banners and table runners for exhibitions and festive bazaars.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Legal details on the pack',
      intro:
        'A retail pack in India must show certain details. We lay them out so that they are complete and readable. You provide the facts and are responsible for them.',
      style: 'check',
      items: [
        'Name and address of the manufacturer, packer or importer, and the country of origin for imported goods.',
        'Common name of the product and net quantity in standard units.',
        'MRP inclusive of all taxes, and the unit sale price where the rules require it.',
        'Month and year of manufacture, and a consumer-care contact.',
        'Marks that apply to your product, such as BIS, FSSAI or the vegetarian symbol. We add a licensed mark only if you hold the licence.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Collect',
          text: 'You send measurements, text, logo and the die line. If you do not have a die line, we ask your printer for it.',
        },
        { title: 'Layout', text: 'A first layout at actual size, also shown on a photo of the product.' },
        {
          title: 'Revise',
          text: 'Two rounds of revisions. Please ask someone who has not seen the text to read it.',
        },
        {
          title: 'Approve',
          text: 'A print file with bleed and correct colours, and a proof for you to sign. Nothing is printed before you sign it.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Files you receive',
      caption: 'Formats for each type of work',
      columns: ['Work', 'Files'],
      rows: [
        ['Packaging, labels, cards', 'PDF for print, open vector file, image for the listing'],
        ['Infographics, size charts', 'JPG and PNG in marketplace sizes, open file'],
        ['Catalogues, price lists', 'PDF for print, small PDF for phones, spreadsheet with the prices'],
      ],
    },
    {
      kind: 'text',
      heading: 'Printing',
      paragraphs: [
        'We can have your design printed for you, or give you the files for your own printer. If the packaging is for goods that we ship, it is delivered to our warehouse and linked to your SKUs, as described on [Branded Unboxing](/branded-unboxing).',
      ],
    },
    {
      kind: 'action',
      heading: 'What do you need designed?',
      text: 'Send a photo of the product and of the current pack, if there is one. You get a fixed price in 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Back to the hub', to: '/creative-service-hub' },
      ],
    },
  ],
};
