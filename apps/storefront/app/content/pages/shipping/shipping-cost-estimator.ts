import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/shipping-cost-estimator',
  section: 'shipping',
  title: 'Shipping Cost Estimator',
  description:
    'Estimate courier cost between two Indian pincodes from weight, size and value. The formula, the zones and worked examples are on the page.',
  heading: 'Shipping Cost Estimator',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping',
      icon: 'balance-scale',
      text: 'Two pincodes, a weight and three measurements give you the likely courier cost of a parcel within India. Use it for your own consignments, samples and bulk plans.',
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Delivery of a catalogue order within India is included in the product price. You do not pay the amount shown here on top of it.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'table',
      heading: 'How the estimate is made',
      caption: 'The two services behind the estimate, in rupees',
      columns: ['Service', 'Base', 'Per kg', 'Used when', 'Delivery'],
      rows: [
        ['Basic', '₹50', '₹20', 'Both pincodes lie in the same zone', '3-5 business days'],
        ['Express', '₹100', '₹35', 'The zones differ, or a pincode is not in our table', '1-2 business days'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The cost is the base plus the chargeable weight multiplied by the rate per kg. If you enter a product value of over ₹5,000, 0.5% of the value is added for risk. The times are those of the courier alone; dispatch comes before. The estimate on the product page is the one that counts for your order.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What moves the cost',
      cards: [
        {
          title: 'Weight',
          icon: 'balance-scale',
          text: 'The rate is per kilogram. Weigh the parcel as packed.',
        },
        {
          title: 'Size',
          icon: 'straight-ruler',
          text: 'Length x width x height in cm, divided by 5000, is the volumetric weight in kg. The larger of actual and volumetric weight is charged.',
        },
        {
          title: 'Distance',
          icon: 'world-map',
          text: 'Parcels that stay inside one zone (North, West, South or East) travel at the lower rate.',
        },
        {
          title: 'Value',
          icon: 'gem-stone',
          text: 'Goods worth over ₹5,000 carry the 0.5% addition on their whole value. At exactly ₹5,000 there is none.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Three worked examples',
      caption: 'A parcel of 1.2 kg, 30 x 20 x 15 cm: volumetric weight 1.8 kg, so 1.8 kg is charged',
      columns: ['From and to', 'Value', 'Calculation', 'Estimate'],
      rows: [
        ['Bengaluru 560001 to Chennai 600001', 'Not given', '50 + 1.8 x 20', '₹86.00, Basic'],
        ['Delhi 110001 to Bengaluru 560001', '₹4,000', '100 + 1.8 x 35', '₹163.00, Express'],
        ['Delhi 110001 to Bengaluru 560001', '₹6,000', '100 + 1.8 x 35 + 30', '₹193.00, Express'],
      ],
    },
    {
      kind: 'table',
      heading: 'Zones in our table',
      caption: 'Twenty pincodes in four zones; any other pincode is treated as Express',
      columns: ['Zone', 'Pincodes'],
      rows: [
        ['North', '110001, 110002, 208001, 208002, 302001, 302002'],
        ['West', '400001, 400002, 380001, 380002, 411001, 411002'],
        ['South', '560001, 560002, 600001, 600002, 500001, 500002'],
        ['East', '700001, 700002'],
      ],
    },
    {
      kind: 'list',
      heading: 'What it is good for',
      style: 'check',
      items: [
        'See before you order how a smaller carton lowers the cost: fold, nest, or leave out empty space.',
        'Compare sending samples one by one with sending them together.',
        'Decide how much of the delivery you can give your customer free.',
        'Find out whether a heavier but flatter pack is cheaper than a light and bulky one.',
      ],
    },
    {
      kind: 'action',
      heading: 'Need a firm quote?',
      text: 'For regular volumes, bulk consignments or places outside the table, tell us the route, weights and number of parcels. Quotes take 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Fulfilment Solutions', to: '/fulfillment-solutions' },
      ],
    },
  ],
};
