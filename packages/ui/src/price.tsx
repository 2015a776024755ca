import { discountPercent } from '@postprocure/money/discount-percent';
import { formatRupees } from '@postprocure/money/format-rupees';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The selling price, which is the merchant's cost. If there is a discount, also shows it, with the MRP struck through. */
export function Price({ sp, mrp }: { sp: number; mrp: number }) {
  const percent = discountPercent(mrp, sp);
  return (
    <p className="price">
      <small>Your cost</small>
      <strong>{formatRupees(sp)}</strong>
      {percent > 0 && (
        <>
          <s>
            <VisuallyHidden>MRP </VisuallyHidden>
            {formatRupees(mrp)}
          </s>
          <em>{`${percent}% off`}</em>
        </>
      )}
    </p>
  );
}
