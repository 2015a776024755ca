/**
 * Filters and states of the subscription page. Kept in a file without schemas, so that browsers can use it without
 * loading zod.
 */
export const subscriptionStates = ['ACTIVE', 'FROZEN', 'PAUSED', 'DISCONTINUED', 'REMOVED'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const subscriptionSorts = [
  'newest',
  'title',
  'price-low-high',
  'price-high-low',
  'margin-low-high',
  'margin-high-low',
  'stock-low-high',
] as const;
export type SubscriptionSort = (typeof subscriptionSorts)[number];

/** The fields of a subscribed product that a supplier can change. */
export const changeFields = ['sp', 'mrp', 'title', 'bullets', 'description', 'images'] as const;
export type ChangeField = (typeof changeFields)[number];

export const changeFilters = ['any', 'price', 'mrp', 'content'] as const;
export type ChangeFilter = (typeof changeFilters)[number];

export const stockFilters = ['in', 'low', 'out'] as const;
export type StockFilter = (typeof stockFilters)[number];
export const lowStock = 10;

/** Ranges of the margin after GST, in basis points of the selling price. The upper end is exclusive. */
export const marginBands = {
  loss: { from: null, below: 0 },
  thin: { from: 0, below: 1000 },
  fair: { from: 1000, below: 2500 },
  good: { from: 2500, below: 5000 },
  high: { from: 5000, below: null },
} as const;
export type MarginBand = keyof typeof marginBands;

/** Maximum number of products in a bulk action by ID. A bulk action by filter has no limit. */
export const bulkSelectionLimit = 1000;
export const subscriptionPageSize = 50;
/** Subscribing again within this time restores the previous settings. */
export const restoreDays = 30;
