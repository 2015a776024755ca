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
  FROZEN: 'Frozen',
  DISCONTINUED: 'Discontinued',
  REMOVED: 'Removed',
};

export const stateNotes: Partial<Record<SubscriptionState, string>> = {
  PAUSED: 'You have paused this product. It still counts towards your plan. You can resume it from the list.',
  FROZEN:
    "This product is frozen: you keep it, but you can't sell it. You can resume it from the list when your plan has room.",
  DISCONTINUED:
    "The supplier has discontinued this product, so please don't sell it. It becomes active again if the supplier brings it back.",
  REMOVED:
    'You have removed this product. If you subscribe again within 30 days, your settings are restored.',
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
  high: '50% or more',
};

export const exportStateNames: Record<ExportState, string> = {
  QUEUED: 'Queued',
  RUNNING: 'In progress',
  DONE: 'Ready',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
};

export const marginHelp =
  'Margin after GST is your price without GST minus the cost without GST. It assumes that you are registered for GST and claim input tax credit. Marketplace and payment fees are not included. The percentage is based on your price without GST.';

export const countVariations = (count: number): string =>
  count === 1 ? '1 variation' : `${formatCount(count)} variations`;

export const countProducts = (count: number): string =>
  count === 1 ? '1 product' : `${formatCount(count)} products`;

export function formatAge(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h ago`;
  return `${Math.round(hours / 24)} days ago`;
}
