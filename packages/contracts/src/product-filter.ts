export const sortOrders = ['featured', 'price-low-high', 'price-high-low', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * The two delivery bands the shop offers. Every product belongs to exactly one: what ships within a week
 * counts as '6-7', whatever takes longer as '15-20'.
 */
export const deliveryBands = ['6-7', '15-20'] as const;
export type DeliveryBand = (typeof deliveryBands)[number];
export const fastDeliveryMaxDays = 7;

export const newArrivalDays = [30, 90] as const;
export type NewArrivalDays = (typeof newArrivalDays)[number];

/** Rupees, `min` inclusive and `max` exclusive, so that every price falls into one bucket. */
export const priceBuckets = [
  { label: 'Under ₹1,000', min: 0, max: 1000 },
  { label: '₹1,000-5,000', min: 1000, max: 5000 },
  { label: '₹5,000-10,000', min: 5000, max: 10_000 },
  { label: '₹10,000-20,000', min: 10_000, max: 20_000 },
  { label: 'Over ₹20,000', min: 20_000, max: null },
] as const;

export const priceSlider = { min: 255, max: 21_600 } as const;
