import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TrackingScan, TrackingUpdate } from './carrier.ts';
import { readShiprocketStatus } from './shiprocket-status.ts';

/** The Shiprocket response fields that we read. Unknown fields are ignored, so new ones break nothing. */
const identifier = z.union([z.string().min(1), z.number()]).transform(String);
/** Shiprocket writes "no number" in several ways. */
const looseNumber = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof number === 'number' ? number : null;
  });
const text = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim().slice(0, max) || null);

export const shiprocketToken = z.object({ token: z.string().min(1) });

export const shiprocketOrder = z.object({ order_id: identifier, shipment_id: identifier });

export const shiprocketOrderList = z.object({
  data: z.array(
    z.object({
      id: identifier,
      channel_order_id: z.string(),
      status: z.string().default(''),
      shipments: z
        .array(z.object({ id: identifier, awb: text(60), courier: text(60) }))
        .default([])
        .catch([]),
    }),
  ),
});

export const shiprocketAwb = z.object({
  awb_assign_status: looseNumber,
  response: z.object({ data: z.object({ awb_code: z.string().default(''), courier_name: text(60) }) }),
});

export const shiprocketLabel = z.object({ label_url: z.url() });
export const shiprocketManifest = z.object({ manifest_url: z.url() });
export const shiprocketAnything = z.unknown();

export const shiprocketServiceability = z.object({
  data: z
    .object({
      available_courier_companies: z
        .array(
          z.object({
            courier_company_id: z.number(),
            courier_name: z.string(),
            rate: z.number(),
            estimated_delivery_days: looseNumber,
          }),
        )
        .default([]),
    })
    .optional(),
});

export const shiprocketErrorBody = z.object({ message: z.string() });

const scan = z.object({
  date: z.string().max(40),
  activity: text(200),
  location: text(100),
  'sr-status': looseNumber,
  'sr-status-label': text(60),
});

const webhook = z.object({
  awb: identifier,
  courier_name: text(60),
  current_status: text(60),
  shipment_status_id: looseNumber,
  current_timestamp: z.string().max(40).optional(),
  etd: z.string().max(40).nullish(),
  scans: z.array(scan).max(500).nullish(),
});

const tracking = z.object({
  tracking_data: z.object({
    etd: z.string().max(40).nullish(),
    shipment_track: z.array(z.object({ awb_code: text(60), courier_name: text(60) })).nullish(),
    shipment_track_activities: z.array(scan).max(500).nullish(),
  }),
});

/** Reads the body of a tracking webhook. */
export function readShiprocketWebhook(body: unknown): TrackingUpdate {
  const update = webhook.parse(body);
  const scans = (update.scans ?? []).flatMap(toScan);
  const status = readShiprocketStatus(update.shipment_status_id);
  const at = readTime(update.current_timestamp ?? '');
  // Some couriers report a state without listing its scan.
  if (status !== null && at !== null && !scans.some((one) => one.status === status)) {
    const description = update.current_status ?? status;
    scans.push({ id: identify([update.current_timestamp, status]), at, status, description, location: null });
  }
  return {
    awb: update.awb,
    courier: update.courier_name,
    expectedOn: readDate(update.etd),
    scans: sortByTime(scans),
  };
}

/** Reads the response to a tracking request. */
export function readShiprocketTracking(awb: string, body: unknown): TrackingUpdate {
  const { tracking_data: data } = tracking.parse(body);
  return {
    awb,
    courier: data.shipment_track?.[0]?.courier_name ?? null,
    expectedOn: readDate(data.etd),
    scans: sortByTime((data.shipment_track_activities ?? []).flatMap(toScan)),
  };
}

function toScan(one: z.output<typeof scan>): TrackingScan[] {
  const at = readTime(one.date);
  if (at === null) return [];
  const number = one['sr-status'];
  return [
    {
      id: identify([one.date, number, one.activity, one.location]),
      at,
      status: readShiprocketStatus(number),
      description: one.activity ?? one['sr-status-label'] ?? 'Scanned',
      location: one.location,
    },
  ];
}

const identify = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

const sortByTime = (scans: TrackingScan[]): TrackingScan[] =>
  scans.toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** `2026-05-19 11:59:16` or `19 05 2026 11:59:16`, in Indian time. */
function readTime(written: string): Date | null {
  const ordered = written.replace(/^(\d{2}) (\d{2}) (\d{4})/, '$3-$2-$1');
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)/.exec(ordered);
  if (!match) return null;
  const time = new Date(`${match[1] ?? ''}T${match[2] ?? ''}+05:30`);
  return Number.isNaN(time.getTime()) ? null : time;
}

const readDate = (written: string | null | undefined): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(written ?? '')?.[0] ?? null;
