import { discountPercent } from '@postprocure/money/discount-percent';
import { formatRupees } from '@postprocure/money/format-rupees';
import { VisuallyHidden } from '@postprocure/ui/visually-hidden';

export function ProductPrice({ sp, mrp }: { sp: number; mrp: number }) {
  const percent = discountPercent(mrp, sp);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-semibold">
          <VisuallyHidden>Selling price </VisuallyHidden>
          {formatRupees(sp)}
        </span>
        {percent > 0 && <span className="text-xl font-semibold text-kumkum">{percent}% off</span>}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        MRP {percent > 0 ? <s>{formatRupees(mrp)}</s> : formatRupees(mrp)}
        <span className="ml-2">Inclusive of all taxes</span>
      </p>
    </div>
  );
}
