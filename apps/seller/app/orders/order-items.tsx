import type { OrderDetail } from '@postprocure/contracts/orders/order';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Image } from '@postprocure/ui/image';

/** The products as they were when the order was placed. */
export const OrderItems = ({ items }: Pick<OrderDetail, 'items'>) => (
  <ul aria-label="Products" className="divide-y divide-line">
    {items.map((item) => (
      <li
        key={item.line}
        className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-3 text-sm first:pt-0 last:pb-0 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
      >
        <div className="max-sm:row-span-2">
          <Image src={item.imgUrl ?? undefined} alt="" sizes="64px" widest={160} className="rounded-md" />
        </div>
        <div className="min-w-0">
          <p className="font-semibold">{item.title}</p>
          <p className="flex flex-wrap gap-x-2 text-xs wrap-anywhere text-ink-soft">
            {(item.color || item.size) && <span>{[item.color, item.size].filter(Boolean).join(' · ')}</span>}
            <span>SKU {item.sku}</span>
          </p>
          <p className="text-xs text-ink-soft">
            {[
              item.hsn && `HSN ${item.hsn}`,
              isKnown(item) && `GST ${item.gstRate}%`,
              item.salePrice !== null && `sold for ${formatRupees(item.salePrice)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {isKnown(item) && (
          <p className="tabular-nums max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 sm:text-right">
            <span className="block font-semibold">{formatRupees(item.total)}</span>
            <span className="text-xs text-ink-soft">
              {item.quantity} × {formatRupees(item.unit)}
            </span>
          </p>
        )}
      </li>
    ))}
  </ul>
);

/** An unknown SKU has no price yet. */
const isKnown = ({ unit }: OrderDetail['items'][number]): boolean => unit > 0;
