import { z } from 'zod';
import { journeySteps, shipmentStates, type ShipmentState } from './shipment-journey.ts';
import { text } from '../text.ts';

export const trackingIdParams = z.object({
  trackingId: text(100).describe('PP, nine digits, IN; case-insensitive'),
});

export const shipment = z.object({
  trackingId: z.string(),
  state: z.enum(Object.keys(shipmentStates) as [ShipmentState, ...ShipmentState[]]),
  status: z.string().describe('Display name of the state'),
  step: z.number().int().min(1).max(journeySteps.length).describe('Completed steps, out of six'),
  lastUpdate: z.iso.datetime({ offset: true }).nullable(),
  location: z.string().nullable().describe('Last known location'),
  estimatedDelivery: z.iso.date().nullable().describe('Date in Indian time'),
  carrier: z.string(),
  service: z.string(),
  origin: z.string(),
  destination: z.string().describe('City'),
  isSample: z.boolean().describe('A sample that shows what tracking looks like'),
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
