import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';
import { formatCount } from '@postprocure/money/format-count';
import { Card } from '@postprocure/ui/card';
import { formatAge } from './words.ts';

/** Shows the product's stock, warehouse and tax code. The stock of each variation is in the table below. */
export function SupplyFacts({ product }: { product: SubscriptionDetail }) {
  const { stock, stockAt, variations, warehouse, handlingDays, hsn, gstRate } = product;
  const soldOut = variations.filter((variation) => variation.stock === 0).length;
  const facts = [
    {
      name: 'Stock',
      value: stock === 0 ? 'Out of stock' : formatCount(stock),
      note: [
        variations.length > 0 && `in ${formatCount(variations.length)} variations`,
        soldOut > 0 && stock > 0 && `${formatCount(soldOut)} sold out`,
        stockAt !== null && `updated ${formatAge(stockAt)}`,
      ]
        .filter(Boolean)
        .join(', '),
    },
    { name: 'Warehouse', value: warehouses[warehouse].label },
    { name: 'Handling', value: `${handlingDays} ${handlingDays === 1 ? 'day' : 'days'}` },
    { name: 'HSN', value: hsn === '' ? 'Not provided' : hsn, note: `${gstRate}% GST on the cost` },
  ];
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">Stock and delivery</h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd>
              <span className="font-semibold tabular-nums">{value}</span>
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
