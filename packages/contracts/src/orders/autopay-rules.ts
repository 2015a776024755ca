export const payOrders = ['ship_by', 'oldest', 'priority'] as const;
export type PayOrder = (typeof payOrders)[number];

export const payOrderNames: Record<PayOrder, string> = {
  ship_by: 'Earliest ship-by date, then oldest',
  oldest: 'Oldest first',
  priority: 'Highest priority, then oldest',
};

/** Why autopay leaves an order unpaid. */
export const autopaySkipNames = {
  held: 'On hold',
  overOrderCap: 'Over your limit per order',
  overDayCap: 'Over your limit per day',
  excludedSku: 'Excluded SKU',
  excludedPin: 'Excluded PIN code',
  belowMargin: 'Margin below your minimum',
  needsAttention: 'Needed attention',
  lowBalance: 'Wallet balance too low',
} as const;

export type AutopaySkip = keyof typeof autopaySkipNames;

export const autopaySkips = Object.keys(autopaySkipNames) as AutopaySkip[];
