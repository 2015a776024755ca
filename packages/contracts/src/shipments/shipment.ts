import { z } from 'zod';
import { journeySteps, shipmentStates, type ShipmentState } from './shipment-journey.ts';
import { text } from '../text.ts';

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
