import { useState } from 'react';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { subscriptionsApi } from '../seller-api.ts';
import type { ProductPartProps } from './product-part.ts';
import { marginHelp } from './words.ts';

export function OwnPrice({ product, mayWrite, onChange }: ProductPartProps) {
  const { act, acting, failure } = useAct();
  const [price, setPrice] = useState(String(product.price));
  const [isSaved, setSaved] = useState(false);
  const set = async (value: number | null) => {
    setSaved(false);
    const done = await act(async () => {
      const edited = await subscriptionsApi.edit(product.productId, { price: value });
      setPrice(String(edited.price));
      onChange(edited);
    });
    setSaved(done);
  };
  const facts = [
    ['Cost', formatRupees(product.cost)],
    ['MRP', formatRupees(product.mrp)],
    ['My price', formatRupees(product.price)],
    ['Margin', `${formatRupees(product.margin)} (${product.marginPercent.toFixed(1)}%)`],
  ];
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">Price</h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {product.isCapped && (
        <StatusMessage>The MRP has fallen below the price you had set, so you sell at the MRP.</StatusMessage>
      )}
      {product.saleGstRate !== product.gstRate && (
        <StatusMessage>
          You buy with {product.gstRate}% GST and sell with {product.saleGstRate}%: clothing, footwear and
          made-up textiles are taxed at 5% up to ₹2,500 before tax, and at 18% above. The margin takes it into
          account.
        </StatusMessage>
      )}
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {isSaved && <StatusMessage tone="success">Your price is {formatRupees(product.price)}.</StatusMessage>}
      {mayWrite && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void set(Number(price));
          }}
        >
          <TextField
            label="My price (₹)"
            type="number"
            min="0.01"
            max={product.mrp}
            step="0.01"
            required
            value={price}
            onChange={({ currentTarget }) => setPrice(currentTarget.value)}
          />
          <Button type="submit" tone="secondary" disabled={acting}>
            Set price
          </Button>
          {product.priceSource === 'hand' && (
            <Button tone="outline" disabled={acting} onClick={() => void set(null)}>
              Back to the rule
            </Button>
          )}
        </form>
      )}
      <p className="max-w-3xl text-xs text-ink-soft">{marginHelp}</p>
    </Card>
  );
}
