/** Rules for failed deliveries and returns. This file has no schemas, so browsers can import it without loading zod. */

/** Attempts that a courier makes before it returns a parcel. */
export const maxAttempts = 3;

/** Hours allowed for answering a failed delivery. After that, the courier is asked to try again. */
export const answerHours = 24;

/** The link for the customer works for this many hours after the failed delivery. */
export const customerLinkHours = 72;

/** The next attempt can be requested for a working day within this many days. */
export const maxWaitDays = 7;

/** Who caused a return. `customer` means that they refused the parcel, were unreachable or gave a wrong address. */
export const faults = {
  customer: 'The customer',
  platform: 'Post Procure',
  courier: 'The courier',
} as const;

export type Fault = keyof typeof faults;

export const conditions = {
  resellable: 'Can be sold again',
  damaged: 'Damaged',
  missing: 'Empty or items missing',
} as const;

export type ParcelCondition = keyof typeof conditions;

/** The delivery outcomes that the demo courier can simulate. */
export const demoOutcomes = {
  delivered: 'Delivered',
  'ndr-delivered': 'One failed attempt, then delivered',
  refused: 'The customer refuses every attempt',
  rto: 'One failed attempt, then returned to origin',
  lost: 'Lost in transit',
  damaged: 'Damaged in transit',
  stale: 'No scans after the first few days',
} as const;

export type DemoOutcome = keyof typeof demoOutcomes;
