import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/knowledge-hub/dropshipper/success-tips',
  section: 'explore',
  parent: '/knowledge-hub/for-dropshippers',
  layout: 'document',
  title: 'Success Tips for Dropshippers',
  description:
    'Twelve habits for resellers: fewer products, honest delivery times, checked addresses, enough wallet balance and regular bookkeeping.',
  heading: 'Success Tips',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'For Dropshippers',
      icon: 'trophy',
      text: 'There is no secret product. Successful reselling depends on simple habits. Here are twelve.',
    },
    {
      kind: 'list',
      heading: 'Range',
      style: 'number',
      items: [
        '**Know every product you sell.** Twenty products that you can explain well are better than two thousand that you cannot.',
        '**Check a sample first.** A sample costs the price of one unit. A wrong listing can lead to many claims.',
        '**Review your range every month.** Remove products with no order in sixty days, and products that come back more often than your average.',
      ],
    },
    {
      kind: 'list',
      heading: 'Promises',
      style: 'number',
      items: [
        '**State the delivery time before payment.** After dispatch, national stock takes 3-7 days and international stock 15-20 days. Use the estimate on the product page, which includes the days until dispatch.',
        '**State the return policy in the first message.** No returns for a change of mind; claims for missing, damaged or defective items. Buyers accept rules that they know beforehand.',
        '**Promise two days more than you need.** Nobody complains about an early parcel.',
      ],
    },
    {
      kind: 'list',
      heading: 'Orders',
      style: 'number',
      items: [
        '**Confirm the address with the buyer.** A missing flat number can cause a failed delivery.',
        '**Keep enough in the wallet for four average days.** If the balance is too low, orders are put on hold and your customers have to wait.',
        '**Call the customer on the day of a failed attempt.** An RTO costs you 20% of the product price, and perhaps a customer.',
      ],
    },
    {
      kind: 'list',
      heading: 'Money',
      style: 'number',
      items: [
        '**Price for the full cost.** Sellers typically aim for 50-100% on cost. Payment fees, advertising, returns and tax are paid from that.',
        '**Do your accounts every week.** Half an hour a week with the wallet statement saves a lot of work in March.',
        '**Claim on time, with proof.** 48 hours for damaged or defective goods and for parcels marked Delivered that never arrived, 7 days for missing items. Ask every buyer for an unboxing video.',
      ],
    },
    {
      kind: 'table',
      heading: 'Four numbers to track',
      caption: 'Note them once a week',
      columns: ['Number', 'How to calculate it', 'Act when'],
      rows: [
        [
          'Orders per product',
          'Orders divided by products listed',
          'Most products have no orders for two months',
        ],
        ['RTO rate', 'RTO parcels per 100 dispatched', 'It rises two weeks in a row'],
        [
          'Advertising per order',
          'Advertising cost divided by paid orders',
          'It is more than half of your margin',
        ],
        [
          'Repeat buyers',
          'Buyers with a second order, per 100 buyers',
          'It is still below ten after six months',
        ],
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The limits in the last column are rules of thumb, not statistics. Compare with your own past months where you can.',
    },
    {
      kind: 'action',
      heading: 'Find the next product',
      text: 'See products in demand, and use a seven-point test to check whether they suit your store.',
      actions: [
        { label: 'Winning products', to: '/winning-products' },
        { label: 'Customer stories', to: '/customer-stories' },
      ],
    },
  ],
};
