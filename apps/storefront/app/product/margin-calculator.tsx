import { useId } from 'react';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';
import { Icon } from '@postprocure/ui/icon';
import { answerMargin, type MarginAnswer, type MarginField, type MarginInputs } from './margin-inputs.ts';

interface MarginCalculatorProps {
  offer: OfferedProduct;
  inputs: MarginInputs;
  onType: (field: MarginField, text: string) => void;
}

const fields = [
  ['price', 'Selling price (₹)'],
  ['channelFee', 'Channel fee (%)'],
  ['shipping', 'Shipping (₹)'],
  ['rto', 'RTO share (%)'],
] as const satisfies [MarginField, string][];

export function MarginCalculator({ offer, inputs, onType }: MarginCalculatorProps) {
  const id = useId();
  const answer = answerMargin(inputs, offer);
  const wrongField = 'problem' in answer ? answer.field : undefined;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-lg border border-line bg-white p-4 noscript:hidden"
    >
      <h2
        id={`${id}-title`}
        className="flex items-center gap-2 font-sans text-sm leading-6 font-semibold tracking-normal"
      >
        <Icon name="chart" className="size-5 text-peacock" />
        Margin calculator
      </h2>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {fields.map(([field, label]) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`} className="text-xs text-ink-soft">
              {label}
            </label>
            <input
              id={`${id}-${field}`}
              value={inputs[field]}
              onChange={(event) => onType(field, event.target.value)}
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
        Selling price minus cost, both before GST, minus channel fee, shipping and the loss on returned
        orders: 20% of your cost and the shipping for each. Enter the fee and the shipping without GST.
      </p>
    </section>
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
        <dt className="text-xs text-ink-soft">Margin on the price before GST</dt>
        <dd className="font-semibold">{`${(marginBasisPoints / 100).toFixed(1)}%`}</dd>
      </div>
    </dl>
  );
}
