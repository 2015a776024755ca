import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/dropshipper/success-tips',
  section: 'explore',
  parent: '/knowledge-hub/for-dropshippers',
  layout: 'document',
  title: 'Success Tips for Dropshippers',
  description:
    'Twelve habits of resellers who stay in business: fewer products, honest delivery times, checked addresses, a filled wallet, dull bookkeeping.',
  heading: 'Success Tips',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Dropshippers',
      icon: 'trophy',
      text: 'There is no secret product. Sellers who are still there after three years share a handful of habits. None is difficult, and all of them are a little dull.',
    },
    {
      kind: 'list',
      heading: 'Range',
      style: 'number',
      items: [
        '**Know every product you sell.** Twenty that you can describe on the phone are worth more than two thousand that you cannot.',
        '**Hold one in your hand first.** A sample costs the price of one unit. A wrong listing costs the price of all the claims.',
        '**Prune every month.** Take down what has had no order in sixty days, and what comes back more often than your average.',
      ],
    },
    {
      kind: 'list',
      heading: 'Promise',
      style: 'number',
      items: [
        '**Say the delivery time before the payment.** After dispatch, national stock needs 3-7 days and international stock 15-20 days. Copy the estimate from the product page, which includes the days until dispatch.',
        '**State the return rule in the first message.** No returns for a change of mind; claims for what is missing, damaged or defective. Buyers accept what they knew beforehand.',
        '**Under-promise by two days.** Hardly anybody complains about a parcel that comes early.',
      ],
    },
    {
      kind: 'list',
      heading: 'Orders',
      style: 'number',
      items: [
        '**Repeat the address to the buyer.** A missing flat number is cheap to prevent and dear to repair.',
        '**Keep four average days of cost in the wallet.** Orders without cover are held, and your customer notices before you do.',
        '**Call on the day of a failed attempt.** An RTO costs you 20% of the product price and a customer.',
      ],
    },
    {
      kind: 'list',
      heading: 'Money',
      style: 'number',
      items: [
        '**Price for the whole cost.** Sellers typically aim for 50-100% on cost. Payment fees, advertising, returns and tax come out of that, and what is left is yours.',
        '**Do the books on a fixed evening.** Half an hour a week with the wallet statement, instead of a weekend in March.',
        '**Claim in time, with proof.** 48 hours for damaged or defective goods and for parcels marked Delivered that never came, 7 days for missing items. Ask every buyer for an unboxing video.',
      ],
    },
    {
      kind: 'table',
      heading: 'Four numbers worth writing down',
      caption: 'Once a week, on one line of a notebook',
      columns: ['Number', 'How', 'Worry when'],
      rows: [
        ['Orders per product', 'Orders divided by products listed', 'Most products have none for two months'],
        ['Share returned', 'RTO parcels per 100 dispatched', 'It rises two weeks in a row'],
        ['Advertising per order', 'Money spent divided by orders paid', 'It passes half of your margin'],
        [
          'Repeat buyers',
          'Buyers with a second order, per 100 buyers',
          'It stays below ten after half a year',
        ],
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The limits in the last column are rules of thumb, not statistics. Your own figures of the past months are the better measure.',
    },
    {
      kind: 'action',
      heading: 'Find the next product',
      text: 'What is in demand now, with a seven-point test to see whether it suits your shop.',
      actions: [
        { label: 'Winning products', to: '/winning-products' },
        { label: 'Customer stories', to: '/customer-stories' },
      ],
    },
  ],
};
