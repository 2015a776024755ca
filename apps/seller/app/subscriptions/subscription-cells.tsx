import { Link, useLocation } from 'react-router';
import type { SubscriptionRow } from '@postprocure/contracts/subscriptions/subscription';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { classes } from '@postprocure/ui/classes';
import { Image } from '@postprocure/ui/image';
import { formatCount } from '@postprocure/money/format-count';
import { countVariations, changeNames, formatAge, stateNames, stateTones } from './words.ts';

const describeChanges = (changes: SubscriptionRow['changes']): string =>
  changes.length > 2
    ? `${changes.length} changes`
    : `Changed: ${changes.map((field) => changeNames[field]).join(', ')}`;

export const RowImage = ({ image }: SubscriptionRow) => (
  <div className="size-14 shrink-0 overflow-hidden rounded-sm border border-line">
    <Image src={image ?? undefined} alt="" sizes="56px" />
  </div>
);

export function RowTitle({ productId, title, sku, category, variationCount }: SubscriptionRow) {
  const { search } = useLocation();
  return (
    <div className="min-w-0">
      <Link
        to={`/seller/productSubscription/${productId}`}
        // Lets the back link of the product page restore the list's filters.
        state={search}
        className="line-clamp-2 font-semibold hover:text-peacock hover:underline"
      >
        {title}
      </Link>
      <p className="truncate text-xs text-ink-soft">{category.name}</p>
      <p className="truncate text-xs text-ink-soft">
        {sku}
        {variationCount > 0 && ` · ${countVariations(variationCount)}`}
      </p>
    </div>
  );
}

export const RowDelivery = ({ warehouse, handlingDays }: SubscriptionRow) => (
  <>
    {warehouse === 'national' ? 'India' : 'Abroad'}
    <span className="block text-xs text-ink-soft">
      {handlingDays} {handlingDays === 1 ? 'day' : 'days'}
    </span>
  </>
);

export function RowCost({ cost, costWas }: SubscriptionRow) {
  return (
    <>
      {formatRupees(cost)}
      {cost !== costWas && (
        <span className={classes('block text-xs', cost > costWas ? 'text-kumkum' : 'text-leaf')}>
          {cost > costWas ? '▲' : '▼'} was {formatRupees(costWas)}
        </span>
      )}
    </>
  );
}

export const RowPrice = ({ price, priceSource, isCapped }: SubscriptionRow) => (
  <>
    <span className="font-semibold">{formatRupees(price)}</span>
    <span className="block text-xs text-ink-soft">
      {isCapped ? 'limited by the MRP' : priceSource === 'hand' ? 'set manually' : 'by rule'}
    </span>
  </>
);

export const RowMargin = ({ margin, marginPercent }: SubscriptionRow) => (
  <span className={margin < 0 ? 'text-kumkum' : undefined}>
    {formatRupees(margin)}
    <span className="block text-xs">{marginPercent.toFixed(1)}%</span>
  </span>
);

export const RowStock = ({ stock, stockAt }: SubscriptionRow) => (
  <>
    <span className={stock === 0 ? 'font-semibold text-kumkum' : undefined}>
      {stock === 0 ? 'Out' : formatCount(stock)}
    </span>
    {stockAt !== null && <span className="block text-xs text-ink-soft">{formatAge(stockAt)}</span>}
  </>
);

export const RowState = ({ state, changes }: SubscriptionRow) => (
  <span className="flex flex-wrap gap-1">
    <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
    {changes.length > 0 && <Badge tone="accent">{describeChanges(changes)}</Badge>}
  </span>
);
