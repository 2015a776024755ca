import { discountPercent } from '@postprocure/money/discount-percent';
import { formatRupees } from '@postprocure/money/format-rupees';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The selling price. If there is a discount, also shows it, with the MRP struck through. */
export function Price({ sp, mrp }: { sp: number; mrp: number }) {
  const percent = discountPercent(mrp, sp);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold text-ink">
        <VisuallyHidden>Selling price </VisuallyHidden>
        {formatRupees(sp)}
      </span>
      {percent > 0 && (
        <span className="text-xs text-ink-soft">
          <VisuallyHidden>MRP </VisuallyHidden>
          <s>{formatRupees(mrp)}</s>
        </span>
      )}
      {percent > 0 && <span className="text-xs font-semibold text-kumkum">{percent}% off</span>}
    </p>
  );
}
