import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { classes } from '@postprocure/ui/classes';
import type { Resale } from '../subscription/describe-resale.ts';

const sources = { mrp: 'the MRP', rule: 'your pricing rule', hand: 'your price' } as const;

/** The merchant's cost, the price at which the product can be sold, and the earnings. */
export function ResaleFigures({ resale }: { resale: Resale }) {
  const { offer, pricePaise, marginPaise, pricedBy } = resale;
  const limit = pricedBy === 'mrp' ? ' up to' : '';
  return (
    <dl className="grid rounded-lg border border-line bg-white sm:grid-cols-3">
      <Figure name="Your cost" paise={offer.spPaise} note="incl. GST" />
      <Figure name={`Sell at${limit}`} paise={pricePaise} note={sources[pricedBy]} />
      <Figure name={`You earn${limit}`} paise={marginPaise} note="after GST" isEarned />
    </dl>
  );
}

interface FigureProps {
  name: string;
  paise: number;
  note: string;
  isEarned?: boolean;
}

/** A row on phones and a column elsewhere. Its height does not depend on the figure. */
const Figure = ({ name, paise, note, isEarned = false }: FigureProps) => (
  <div className="flex items-baseline gap-x-2 border-line px-4 py-2 not-first:border-t sm:block sm:py-3 sm:not-first:border-t-0 sm:not-first:border-l">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="contents">
      <strong
        className={classes(
          'order-last ml-auto block font-semibold sm:ml-0 sm:text-lg',
          isEarned && 'text-leaf',
        )}
      >
        {formatRupees(paiseToRupees(paise))}
      </strong>
      <span className="text-xs text-ink-soft">{note}</span>
    </dd>
  </div>
);
