import { useState } from 'react';
import { formatRupees } from '@postprocure/money/format-rupees';
import { gstSlab } from '@postprocure/money/gst-slab';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';
import { previewPrice, type PriceFigures } from './price-preview.ts';
import type { ProductPartProps } from './product-part.ts';
import { readPrice } from './read-price.ts';
import { marginHelp } from './words.ts';

export function OwnPrice({ product, canWrite, onChange }: ProductPartProps) {
  const { mutate, isPending, error } = useMutation();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const price = draft ?? String(product.price);
  const preview = draft === undefined ? null : previewPrice(draft, product);
  const shown: PriceFigures = preview ?? product;
  const isPreview = shown.price !== product.price;
  const set = async (value: number | null) => {
    setSaved(false);
    setProblem(undefined);
    const done = await mutate(async () => {
      const edited = await api('PATCH /api/seller/subscriptions/:productId', {
        params: { productId: String(product.productId) },
        body: { price: value },
      });
      setDraft(undefined);
      onChange(edited);
    });
    setSaved(done);
  };
  const facts = [
    ['Cost', formatRupees(product.cost)],
    ['MRP', formatRupees(product.mrp)],
    ['My price', formatRupees(shown.price)],
    ['Margin', `${formatRupees(shown.margin)} (${shown.marginPercent.toFixed(1)}%)`],
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
      {product.isCapped && !isPreview && (
        <StatusMessage>The MRP is now below the price you set, so your price is the MRP.</StatusMessage>
      )}
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {isSaved && draft === undefined && (
        <StatusMessage tone="success">Your price is {formatRupees(product.price)}.</StatusMessage>
      )}
      {canWrite && (
        <form
          noValidate
          className="flex flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const read = readPrice(price, product.mrp);
            if ('problem' in read) setProblem(read.problem);
            else void set(read.price);
          }}
        >
          <TextField
            label="My price (₹)"
            inputMode="decimal"
            maxLength={14}
            error={problem}
            hint={isPreview ? 'Not saved yet. The margin above is for this price.' : undefined}
            value={price}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
          <Button type="submit" tone="secondary" className="sm:mt-7" inactive={isPending}>
            Set price
          </Button>
          {product.priceSource === 'hand' && (
            <Button tone="outline" className="sm:mt-7" inactive={isPending} onClick={() => void set(null)}>
              Use pricing rule
            </Button>
          )}
        </form>
      )}
      {shown.saleGstRate !== product.gstRate && (
        <StatusMessage>
          You buy at {product.gstRate}% GST and sell at {shown.saleGstRate}%. Clothing, footwear and made-up
          textiles are taxed at 5% up to a price of {formatRupees(gstSlab.limitPaise / 100)} including tax,
          and at 18% above. The margin takes this into account.
        </StatusMessage>
      )}
      <PriceWarning margin={shown.margin} isBelowFloor={product.isBelowFloor && !isPreview} />
      <p className="max-w-3xl text-xs text-ink-soft">{marginHelp}</p>
    </Card>
  );
}

function PriceWarning({
  margin,
  isBelowFloor,
}: Pick<ProductPartProps['product'], 'margin' | 'isBelowFloor'>) {
  if (margin < 0) {
    return <StatusMessage tone="error">You lose {formatRupees(-margin)} on each sale.</StatusMessage>;
  }
  return isBelowFloor ? (
    <StatusMessage>The margin at this price is below the minimum in your pricing rule.</StatusMessage>
  ) : null;
}
