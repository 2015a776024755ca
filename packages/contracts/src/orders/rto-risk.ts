/** How likely it is that a parcel comes back. This file has no schemas, so browsers can import it without loading zod. */
export const rtoRiskLevels = {
  unknown: 'Not known yet',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const;
export type RtoRiskLevel = keyof typeof rtoRiskLevels;

/** What the risk is judged by, in the order in which it is explained. */
export const rtoRiskFactors = {
  pin: 'PIN code',
  product: 'Product',
  phone: 'Mobile number',
  address: 'Address',
  value: 'Value',
} as const;
export type RtoRiskFactor = keyof typeof rtoRiskFactors;

/** Points from which the risk is medium or high. */
export const rtoRiskLimits = { medium: 25, high: 50, max: 100 } as const;

/** Days of past deliveries that count. */
export const rtoHistoryDays = 180;

/** Fewer ended orders than this say nothing about a PIN code or a product. */
export const rtoHistoryMin = 10;
