import { z } from 'zod';
import { idList } from '../id-list.ts';
import { orderStates } from '../orders/order-state.ts';
import { text } from '../text.ts';
import { claim, ndrReport, parcel, parcelLine, shipmentState, warehouse } from './delivery.ts';
import {
  conditions,
  demoOutcomes,
  faults,
  type DemoOutcome,
  type Fault,
  type ParcelCondition,
} from './delivery-rules.ts';
import { deskStages, type DeskStage } from './desk-stage.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];
const moment = z.iso.datetime({ offset: true });
const fault = z.enum(keysOf<Fault>(faults));
const condition = z.enum(keysOf<ParcelCondition>(conditions));
const stage = z.enum(keysOf<DeskStage>(deskStages));

export const workListQuery = z.object({ stage: stage.default('pack') });

const deskParcel = z.object({
  id: z.uuid(),
  trackingId: z.string(),
  state: shipmentState,
  status: z.string(),
  warehouse,
  booking: z.enum(['planned', 'queued', 'booked', 'failed']),
  bookingError: z.string().nullable(),
  courier: z.string(),
  awb: z.string().nullable(),
  weightGrams: z.int(),
  lengthCm: z.int(),
  breadthCm: z.int(),
  heightCm: z.int(),
  lines: z.array(parcelLine),
  lastScanAt: moment.nullable(),
  returnedAt: moment.nullable(),
  fault,
  refund: z.number().nullable(),
  fee: z.number().nullable(),
  condition: condition.nullable(),
  demoOutcome: z.enum(keysOf<DemoOutcome>(demoOutcomes)).nullable(),
});

export const workList = z.object({
  isDemo: z.boolean(),
  counts: z.record(stage, z.int()),
  orders: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      state: z.enum(orderStates),
      merchant: z.object({ id: z.uuid(), name: z.string() }),
      city: z.string(),
      pincode: z.string(),
      deadline: moment.nullable(),
      isOverdue: z.boolean(),
      conflictNote: z.string().nullable(),
      lines: z.array(parcelLine),
      parcels: z.array(deskParcel),
      failures: z
        .array(
          ndrReport.extend({
            trackingId: z.string(),
            canAnswer: z.boolean(),
            files: z.array(z.object({ id: z.uuid(), name: z.string() })),
          }),
        )
        .describe('Failed attempts that are waiting for an answer or a decision'),
    }),
  ),
});

export const workListOrders = z.object({ ids: z.array(z.uuid()).min(1).max(100) });

export const parcelPapersQuery = z.object({
  ids: idList(100),
});

export const deskParcelParams = z.object({ id: z.uuid() });

const centimetres = z.int().min(1).max(300);
export const parcelSize = z.object({
  weightGrams: z.int().min(1).max(100_000),
  lengthCm: centimetres,
  breadthCm: centimetres,
  heightCm: centimetres,
});

export const demoOutcomeChoice = z.object({ outcome: z.enum(keysOf<DemoOutcome>(demoOutcomes)) });

export const returnReceipt = z.object({ fault });

export const inspection = z.object({ condition, fault, note: text(500).trim().default('') });

export const conflictResolution = z.object({
  resolution: z.enum(['keep', 'delivered']),
  note: text(500).trim().min(3, 'Describe what you found out.'),
});

/** What staff see of an order's parcels. `customerLink` is left out, because it is for the customer alone. */
export const deskDelivery = z.object({
  isDemo: z.boolean(),
  parcels: z.array(parcel.omit({ customerLink: true })),
  claims: z.array(claim).describe('Newest first'),
});

export const deskNdrAnswer = z.object({
  reportId: z.uuid(),
  answer: z.enum(['reattempt', 'return']),
  note: text(300).trim().default(''),
});

export const disputeDecision = z.object({
  reportId: z.uuid(),
  decision: z.enum(['upheld', 'rejected']),
  note: text(1000).trim().min(3, 'Tell the merchant what you found out.'),
});

export const ndrFileParams = z.object({ id: z.uuid(), fileId: z.uuid() });

export const claimQueueQuery = z.object({ state: z.enum(['open', 'approved', 'rejected']).default('open') });

export const deskClaim = claim.extend({
  order: z.object({ id: z.uuid(), number: z.string(), deliveredAt: moment.nullable() }),
  merchant: z.object({ id: z.uuid(), name: z.string() }),
  isOverdue: z.boolean(),
  remaining: z.number(),
  items: z.array(parcelLine.extend({ unit: z.number() })),
});

export const claimQueue = z.object({ claims: z.array(deskClaim) });

export const claimDecision = z.object({
  decision: z.enum(['approve', 'reject']),
  refund: z
    .number()
    .min(0)
    .max(10_000_000)
    .refine((value) => Math.round(value * 100) / 100 === value, 'Enter at most two decimals.')
    .nullable()
    .default(null),
  note: text(1000).trim().min(3, 'Tell the merchant why.'),
});

export const claimFileParams = z.object({ id: z.uuid(), fileId: z.uuid() });

export type WorkList = z.infer<typeof workList>;
export type WorkListOrder = WorkList['orders'][number];
export type DeskParcel = z.infer<typeof deskParcel>;
export type DeskFailure = WorkListOrder['failures'][number];
export type DeskDelivery = z.infer<typeof deskDelivery>;
export type DeskClaim = z.infer<typeof deskClaim>;
