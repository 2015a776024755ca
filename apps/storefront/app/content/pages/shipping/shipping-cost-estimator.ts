import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/shipping-cost-estimator',
  section: 'shipping',
  title: 'Shipping Cost Estimator',
  description:
    'Estimate the courier cost between two Indian PIN codes from weight, size and value. With the formula, the zones and worked examples.',
  heading: 'Shipping Cost Estimator',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping',
      icon: 'balance-scale',
      text: 'Enter two PIN codes, a weight and three measurements to see the likely courier cost of a parcel within India. Use it for your own consignments, samples and bulk orders.',
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Delivery of a catalogue order within India is included in the product price. You do not pay the amount shown here on top of it.',
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'table',
      heading: 'How the estimate is calculated',
      caption: 'The two services used for the estimate, in rupees',
      columns: ['Service', 'Base', 'Per kg', 'Used when', 'Delivery'],
      rows: [
        ['Basic', '₹50', '₹20', 'Both PIN codes are in the same zone', '3-5 business days'],
        [
          'Express',
          '₹100',
          '₹35',
          'The zones differ, or a PIN code is not in our table',
          '1-2 business days',
        ],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The cost is the base plus the chargeable weight multiplied by the rate per kg. If you enter a product value of over ₹5,000, 0.5% of the value is added. The delivery times are for the courier only, after dispatch. The actual delivery estimate for your order is on the product page.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What affects the cost',
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
          text: 'Parcels within one zone (North, West, South or East) cost less.',
        },
        {
          title: 'Value',
          icon: 'gem-stone',
          text: 'For goods worth over ₹5,000, 0.5% of the whole value is added. At exactly ₹5,000 nothing is added.',
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
      caption: 'Twenty PIN codes in four zones; any other PIN code is treated as Express',
      columns: ['Zone', 'PIN codes'],
      rows: [
        ['North', '110001, 110002, 208001, 208002, 302001, 302002'],
        ['West', '400001, 400002, 380001, 380002, 411001, 411002'],
        ['South', '560001, 560002, 600001, 600002, 500001, 500002'],
        ['East', '700001, 700002'],
      ],
    },
    {
      kind: 'list',
      heading: 'How you can use it',
      style: 'check',
      items: [
        'See how a smaller carton lowers the cost.',
        'Compare sending samples one by one with sending them together.',
        'Decide how much of the delivery cost you can include in your price.',
        'Check whether a heavier but flatter pack is cheaper than a light and bulky one.',
      ],
    },
    {
      kind: 'action',
      heading: 'Need a firm quote?',
      text: 'For regular volumes, bulk consignments or other PIN codes, tell us the route, weights and number of parcels. Quotes take 24-48 hours.',
      actions: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Fulfilment Solutions', to: '/fulfillment-solutions' },
      ],
    },
  ],
};
