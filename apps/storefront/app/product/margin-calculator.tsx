import { useId, useState } from 'react';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';
import { rtoRefundPercent } from '@postprocure/money/split-rto-price';
import { answerMargin, readSellingPrice, type MarginAnswer, type MarginField } from './margin-inputs.ts';

export interface MarginCalculatorProps {
  offer: OfferedProduct;
  /** The selling price as typed. */
  price: string;
  /** `pricePaise` is null if the text is not a valid price, or if the price is above the MRP. */
  onPrice: (text: string, pricePaise: number | null) => void;
}

const fields = [
  ['price', 'Selling price (₹)'],
  ['channelFee', 'Channel fee (%)'],
  ['shipping', 'Shipping (₹)'],
  ['rto', 'RTO rate (%)'],
] as const satisfies [MarginField, string][];

export function MarginCalculator({ offer, price, onPrice }: MarginCalculatorProps) {
  const id = useId();
  const [costs, setCosts] = useState({ channelFee: '', shipping: '', rto: '' });
  const inputs = { price, ...costs };
  const answer = answerMargin(inputs, offer);
  const wrongField = 'problem' in answer ? answer.field : undefined;
  const type = (field: MarginField, text: string) => {
    if (field !== 'price') return setCosts({ ...costs, [field]: text });
    const read = readSellingPrice(text, offer.mrpPaise);
    onPrice(text, 'value' in read ? read.value : null);
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(([field, label]) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`} className="text-xs text-ink-soft">
              {label}
            </label>
            <input
              id={`${id}-${field}`}
              value={inputs[field]}
              onChange={(event) => type(field, event.target.value)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              placeholder="0"
              aria-invalid={wrongField === field ? true : undefined}
              aria-describedby={wrongField === field ? `${id}-answer` : undefined}
              className="mt-1 min-h-11 w-full rounded-md border border-line-strong px-3 placeholder:text-ink-soft aria-invalid:border-kumkum"
            />
          </div>
        ))}
      </div>
      {/* Reserves the height of two lines to avoid a layout shift. */}
      <div id={`${id}-answer`} role="status" className="mt-3 min-h-12">
        <Answer answer={answer} />
      </div>
      <p className="mt-2 text-xs text-ink-soft">
        {`Profit is the selling price minus cost (both before GST), channel fee, shipping and the loss on returned orders. Each returned order costs you ${100 - rtoRefundPercent}% of your cost plus the shipping. Margin is the profit as a share of the price before GST. Enter the fee and the shipping without GST.`}
      </p>
    </>
  );
}

function Answer({ answer }: { answer: MarginAnswer }) {
  if ('problem' in answer) return <p className="text-sm text-kumkum">{answer.problem}</p>;
  const { marginPaise, marginBasisPoints } = answer;
  return (
    <dl className="grid grid-cols-2 gap-3">
      <div>
        <dt className="text-xs text-ink-soft">Profit per delivered order</dt>
        <dd className={marginPaise < 0 ? 'font-semibold text-kumkum' : 'font-semibold text-leaf'}>
          {formatRupees(paiseToRupees(marginPaise))}
        </dd>
      </div>
      <div>
        <dt className="text-xs text-ink-soft">Margin</dt>
        <dd className="font-semibold">{`${(marginBasisPoints / 100).toFixed(1)}%`}</dd>
      </div>
    </dl>
  );
}
