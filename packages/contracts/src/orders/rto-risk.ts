/**
 * How likely it is that a parcel is returned to origin (RTO). This file has no schemas, so browsers can import it
 * without loading zod.
 */
export const rtoRiskLevels = {
  unknown: 'Not known yet',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const;
export type RtoRiskLevel = keyof typeof rtoRiskLevels;

/** The factors that determine the risk, in the order in which they are explained. */
export const rtoRiskFactors = {
  pin: 'PIN code',
  product: 'Product',
  phone: 'Mobile number',
  address: 'Address',
  value: 'Value',
} as const;
export type RtoRiskFactor = keyof typeof rtoRiskFactors;

/** An order with at least this many points has medium or high risk. No order gets more than `max` points. */
export const rtoRiskLimits = { medium: 25, high: 50, max: 100 } as const;

/** How many days of past deliveries are taken into account. */
export const rtoHistoryDays = 180;

/** The history of a PIN code or product is ignored if it has fewer delivered and returned orders than this. */
export const rtoHistoryMin = 10;
