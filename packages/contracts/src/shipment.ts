import { z } from 'zod';
import { text } from './text.ts';

/** The way of a parcel, in order, as every page names its steps. */
export const journeySteps = [
  'Order Placed',
  'Processing at Warehouse',
  'Shipped',
  'In Transit / Local Hub',
  'Out for Delivery',
  'Delivered',
] as const;

/** What each state is called, and how many steps of the journey it has done. */
export const shipmentStates = {
  placed: { status: 'Pending', step: 1 },
  processing: { status: 'Pending', step: 2 },
  shipped: { status: 'Shipped', step: 3 },
  'in-transit': { status: 'In Transit', step: 4 },
  'out-for-delivery': { status: 'Out for Delivery', step: 5 },
  delivered: { status: 'Delivered', step: 6 },
  'delivery-failed': { status: 'Delivery attempt failed', step: 5 },
  returning: { status: 'Returning to origin', step: 4 },
  returned: { status: 'Returned to origin', step: 4 },
  lost: { status: 'Lost in transit', step: 4 },
} as const;

export type ShipmentState = keyof typeof shipmentStates;

export const trackingIdPattern = /^PP\d{9}IN$/;

export const trackingNotFoundMessage = 'Tracking ID not found. Please check your ID and try again.';

/** People type it in small letters and copy it with spaces. */
export const normalizeTrackingId = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

export const trackingIdParams = z.object({
  trackingId: text(100).describe('PP, nine digits, IN; small or capital letters'),
});

export const shipment = z.object({
  trackingId: z.string(),
  state: z.enum(Object.keys(shipmentStates) as [ShipmentState, ...ShipmentState[]]),
  status: z.string().describe('The state as it is shown'),
  step: z.number().int().min(1).max(journeySteps.length).describe('Steps of the journey done, of six'),
  lastUpdate: z.iso.datetime({ offset: true }).nullable(),
  location: z.string().nullable().describe('Where it was seen last'),
  estimatedDelivery: z.iso.date().nullable().describe('Day in India'),
  carrier: z.string(),
  service: z.string(),
  origin: z.string(),
  destination: z.string().describe('City'),
  isSample: z.boolean().describe('Shows how tracking looks; belongs to no order'),
  history: z
    .array(
      z.object({
        date: z.iso.datetime({ offset: true }),
        event: z.string(),
        location: z.string().nullable(),
      }),
    )
    .describe('Newest first'),
});

export type Shipment = z.infer<typeof shipment>;
