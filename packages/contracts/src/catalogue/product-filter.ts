/** The category name that selects all categories, in any letter case. */
export const allCategories = 'ALL';

export const sortOrders = ['featured', 'price-low-high', 'price-high-low', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * The two delivery bands. Every product belongs to exactly one: '6-7' if it ships within a week, otherwise '15-20'.
 */
export const deliveryBands = ['6-7', '15-20'] as const;
export type DeliveryBand = (typeof deliveryBands)[number];
export const fastDeliveryMaxDays = 7;

export const newArrivalDays = [30, 90] as const;
export type NewArrivalDays = (typeof newArrivalDays)[number];

/** Rupees, both ends inclusive, so that a bucket can be sent as `minPrice` and `maxPrice` unchanged. */
export const priceBuckets = [
  { label: 'Under ₹1,000', min: 0, max: 999.99 },
  { label: '₹1,000-5,000', min: 1000, max: 4999.99 },
  { label: '₹5,000-10,000', min: 5000, max: 9999.99 },
  { label: '₹10,000-20,000', min: 10_000, max: 19_999.99 },
  { label: 'Over ₹20,000', min: 20_000, max: null },
] as const;

/** Rupees. The price parameters accept no more digits. */
export const largestPrice = 99_999_999;

export const priceSlider = { min: 255, max: 21_600 } as const;

/** How many colours and sizes a list offers as filters. */
export const optionFacetLimit = 24;
