/** The steps of a shipment in order, with the names that all pages use. */
export const journeySteps = [
  'Order Placed',
  'Processing at Warehouse',
  'Shipped',
  'In Transit / Local Hub',
  'Out for Delivery',
  'Delivered',
] as const;

/** Label of each state, and the number of completed steps. */
export const shipmentStates = {
  placed: { status: 'Pending', step: 1 },
  processing: { status: 'Pending', step: 2 },
  shipped: { status: 'Shipped', step: 3 },
  'in-transit': { status: 'In Transit', step: 4 },
  'out-for-delivery': { status: 'Out for Delivery', step: 5 },
  delivered: { status: 'Delivered', step: 6 },
  'delivery-failed': { status: 'Delivery attempt failed', step: 5 },
  'return-initiated': { status: 'Returning to origin', step: 4 },
  returning: { status: 'Returning to origin', step: 4 },
  returned: { status: 'Returned to origin', step: 4 },
  lost: { status: 'Lost in transit', step: 4 },
  damaged: { status: 'Damaged in transit', step: 4 },
  cancelled: { status: 'Cancelled', step: 2 },
} as const;

export type ShipmentState = keyof typeof shipmentStates;

export const trackingIdPattern = /^PP\d{9}IN$/;

export const trackingNotFoundMessage = 'Tracking ID not found. Please check your ID and try again.';

/** Normalizes tracking IDs typed in lower case or copied with spaces. */
export const normalizeTrackingId = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
