import type {
  ChangeField,
  MarginBand,
  StockFilter,
  SubscriptionSort,
  SubscriptionState,
} from '@postprocure/contracts/subscriptions/subscription-filter';
import type { ChangeFilter } from '@postprocure/contracts/subscriptions/subscription-filter';
import type { ExportState } from '@postprocure/contracts/exports/export-fields';
import { formatCount } from '@postprocure/money/format-count';

export const stateNames: Record<SubscriptionState, string> = {
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  FROZEN: 'Frozen by plan',
  DISCONTINUED: 'Discontinued',
  REMOVED: 'Removed',
};

/** What a state other than the usual one means for who sells the product. */
export const stateNotes: Partial<Record<SubscriptionState, string>> = {
  PAUSED: 'You have paused this product. It keeps its place in your plan; resume it from the list.',
  FROZEN: 'Your plan has no room for this product. Resume it from the list when a place is free.',
  DISCONTINUED:
    'The supplier no longer sells this product, so do not sell it either. It becomes active by itself if it comes back.',
  REMOVED: 'You have removed this product. Within 30 days, subscribing again brings back what you had set.',
};

export const stateTones = {
  ACTIVE: 'success',
  PAUSED: 'neutral',
  FROZEN: 'accent',
  DISCONTINUED: 'saving',
  REMOVED: 'neutral',
} as const satisfies Record<SubscriptionState, string>;

export const sortNames: Record<SubscriptionSort, string> = {
  newest: 'Newest first',
  title: 'Title, A to Z',
  'price-low-high': 'My price, low to high',
  'price-high-low': 'My price, high to low',
  'margin-low-high': 'Margin, low to high',
  'margin-high-low': 'Margin, high to low',
  'stock-low-high': 'Stock, low to high',
};

export const changeFilterNames: Record<ChangeFilter, string> = {
  any: 'Any change',
  price: 'Cost changed',
  mrp: 'MRP changed',
  content: 'Text or images changed',
};

export const changeNames: Record<ChangeField, string> = {
  sp: 'Cost',
  mrp: 'MRP',
  title: 'Title',
  bullets: 'Bullet points',
  description: 'Description',
  images: 'Images',
};

export const stockNames: Record<StockFilter, string> = {
  in: 'In stock',
  low: 'Low stock (1 to 10)',
  out: 'Out of stock',
};

export const marginNames: Record<MarginBand, string> = {
  loss: 'Below 0%',
  thin: '0 to 10%',
  fair: '10 to 25%',
  good: '25 to 50%',
  high: '50% and more',
};

export const exportStateNames: Record<ExportState, string> = {
  QUEUED: 'Waiting',
  RUNNING: 'In progress',
  DONE: 'Ready',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
};

export const marginHelp =
  'Margin after GST: your price without its GST, less the cost without its GST. This holds if you are registered for GST and set off the GST on your purchases. Marketplace and payment fees are not included. The percentage is of your price without GST.';

export const countProducts = (count: number): string =>
  count === 1 ? '1 product' : `${formatCount(count)} products`;

/** How long ago, in the largest unit that says something. */
export function formatAge(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h ago`;
  return `${Math.round(hours / 24)} days ago`;
}
