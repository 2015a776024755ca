import { z } from 'zod';
import { shipmentStates, type ShipmentState } from '../shipments/shipment-journey.ts';
import { formatPhone, indianPhoneMessage, indianPhonePattern } from '../tickets/phone.ts';
import { text } from '../text.ts';
import { claimTypes, evidenceMaxFiles, type ClaimType } from './claim-rules.ts';
import { warehouses, type Warehouse } from './warehouse.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];
const moment = z.iso.datetime({ offset: true });
export const warehouse = z.enum(keysOf<Warehouse>(warehouses));
export const shipmentState = z.enum(keysOf<ShipmentState>(shipmentStates));
export const claimType = z.enum(keysOf<ClaimType>(claimTypes));

/** A failed delivery attempt and the answer to it. */
export const ndrReport = z.object({
  id: z.uuid(),
  attempt: z.int(),
  failedAt: moment,
  remark: z.string().describe("The courier's reason"),
  respondBy: moment,
  answer: z
    .object({
      kind: z.enum(['reattempt', 'return']),
      by: z.enum(['merchant', 'customer', 'staff', 'system']),
      at: moment,
      date: z.iso.date().nullable(),
      isSent: z.boolean().describe('Whether the answer has been sent to the courier'),
    })
    .nullable(),
  dispute: z
    .object({
      note: z.string(),
      at: moment,
      decision: z.enum(['upheld', 'rejected']).nullable(),
      decisionNote: z.string().nullable(),
    })
    .nullable()
    .describe('Set if the merchant says that the courier never tried'),
});

export const parcelLine = z.object({
  line: z.int(),
  sku: z.string(),
  title: z.string(),
  quantity: z.int(),
});

export const parcel = z.object({
  id: z.uuid(),
  trackingId: z.string(),
  state: shipmentState,
  status: z.string(),
  warehouse,
  courier: z.string(),
  awb: z.string().nullable(),
  estimatedDelivery: z.iso.date().nullable(),
  handedOverAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  lastScan: z
    .object({ at: moment, event: z.string(), location: z.string().nullable() })
    .nullable()
    .describe('Null without live tracking'),
  attempts: z.int(),
  lines: z.array(parcelLine),
  goods: z.number().describe('Rupees including GST'),
  refund: z.number().nullable().describe('Credited for a returned, lost or damaged parcel'),
  fee: z.number().nullable().describe('Restocking and handling fee kept'),
  ndr: z.array(ndrReport).describe('Newest first'),
  customerLink: z.string().nullable().describe('Link for the customer; null unless an answer is awaited'),
});

export const claim = z.object({
  id: z.uuid(),
  number: z.string(),
  type: claimType,
  description: z.string(),
  lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
  claimed: z.number(),
  isGrievance: z.boolean(),
  state: z.enum(['open', 'approved', 'rejected']),
  createdAt: moment,
  decideBy: moment,
  decidedAt: moment.nullable(),
  decisionNote: z.string().nullable(),
  refund: z.number().nullable(),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), size: z.int() })),
});

export const orderDelivery = z.object({
  order: z.object({
    id: z.uuid(),
    number: z.string(),
    customerPhone: z.string(),
    addressLine1: z.string(),
    landmark: z.string(),
  }),
  isDemo: z.boolean(),
  hasLiveTracking: z.boolean().describe('Whether the plan includes scans; every plan shows the state'),
  parcels: z.array(parcel),
  attemptDates: z.array(z.iso.date()).describe('Days on which the next attempt can be made'),
  claims: z.array(claim).describe('Newest first'),
  claimable: z
    .object({
      deliveredAt: moment,
      types: z.array(z.object({ type: claimType, deadline: moment, isLate: z.boolean() })),
      lines: z.array(parcelLine.extend({ unit: z.number() })),
      remaining: z.number().describe('What has not been refunded yet'),
    })
    .nullable()
    .describe('Null while no claim can be made'),
});

const phone = text(30)
  .trim()
  .transform(formatPhone)
  .refine((value) => value === '' || indianPhonePattern.test(value), indianPhoneMessage)
  .default('');

export const ndrAnswer = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('reattempt'),
    reportId: z.uuid(),
    date: z.iso.date(),
    phone,
    address: text(200).trim().default(''),
    landmark: text(120).trim().default(''),
    note: text(300).trim().default(''),
  }),
  z.object({
    answer: z.literal('return'),
    reportId: z.uuid(),
    note: text(300).trim().default(''),
  }),
]);

export const ndrDispute = z.object({
  reportId: z.uuid(),
  note: text(1000).trim().min(10, 'Tell us in a few words why you think the attempt was false.'),
  fileIds: z.array(z.uuid()).max(evidenceMaxFiles).default([]),
});

export const newClaim = z.object({
  type: claimType,
  description: text(2000).trim().min(10, 'Describe the problem in a few words.'),
  lines: z
    .array(z.object({ line: z.int().min(1), quantity: z.int().min(1).max(100) }))
    .min(1, 'Choose the items that the claim is about.')
    .max(50),
  fileIds: z.array(z.uuid()).max(evidenceMaxFiles).default([]),
  toGrievanceOfficer: z.boolean().default(false).describe('For claims after the deadline'),
});

export const evidenceQuery = z.object({ name: text(255).trim().min(1).default('Evidence') });
export const evidenceFile = z.object({ id: z.uuid(), name: z.string(), size: z.int() });

/**
 * What the customer sees and answers without logging in. The only personal details are those that the customer
 * provided.
 */
export const customerLinkParams = z.object({ token: z.string().max(200) });

export const customerDelivery = z.object({
  state: z.enum(['open', 'answered', 'closed']),
  customerName: z.string(),
  address: z.array(z.string()),
  landmark: z.string(),
  phone: z.string().describe('Masked'),
  failedAt: moment,
  dates: z.array(z.iso.date()).describe('Days to choose from'),
  answer: z.object({ kind: z.enum(['reattempt', 'return']), date: z.iso.date().nullable() }).nullable(),
});

export const customerAnswer = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('reattempt'),
    date: z.iso.date(),
    landmark: text(120).trim().default(''),
    phone,
  }),
  z.object({ answer: z.literal('return') }),
]);

export type Parcel = z.infer<typeof parcel>;
export type NdrReport = z.infer<typeof ndrReport>;
export type Claim = z.infer<typeof claim>;
export type OrderDelivery = z.infer<typeof orderDelivery>;
export type NewClaim = z.output<typeof newClaim>;
export type CustomerDelivery = z.infer<typeof customerDelivery>;
