import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { z } from 'zod';
import { enqueueJob } from '../../worker/job-queue.ts';
import type { CarrierSandbox } from './sandbox-carrier.ts';
import {
  addScan,
  lockSandboxParcel,
  type SandboxParcel,
  type SandboxScan,
} from './sandbox-parcel.repository.ts';
import type { ScriptedScan } from './sandbox-script.ts';

const scriptedScan = z.object({
  status: z.int(),
  label: z.string(),
  activity: z.string(),
  place: z.enum(['origin', 'hub', 'destination']),
});

export const scriptPayload = z.object({
  awb: z.string(),
  scans: z.string(),
  before: z.int().describe('How many scans the parcel has before this one'),
});

/** Queues the scans that a parcel will get, one job after the other. */
export async function queueScans(
  tx: Executor,
  { awb, scans: earlier }: Pick<SandboxParcel, 'awb' | 'scans'>,
  scans: readonly ScriptedScan[],
  stepMs: number,
): Promise<void> {
  if (scans.length === 0 || awb === null) return;
  await enqueueJob(tx, 'carrier-sandbox:scan', {
    key: `carrier-sandbox:${awb}`,
    maxAttempts: 25,
    payload: { awb, scans: JSON.stringify(scans), before: earlier.length },
    runAt: new Date(Date.now() + stepMs),
  });
}

/** Reports the next scan of a parcel and queues the rest. A repeated job sends the same webhook again. */
export async function reportNextScan(
  database: Pool,
  { keys, stepMs, postWebhook }: CarrierSandbox,
  { awb, scans, before }: z.output<typeof scriptPayload>,
): Promise<void> {
  const [next, ...rest] = z.array(scriptedScan).parse(JSON.parse(scans));
  if (!next) return;
  const body = await withTransaction(database, async (tx) => {
    const parcel = await lockSandboxParcel(tx, awb);
    if (!parcel || parcel.isCancelled) return null;
    if (parcel.scans.length > before) {
      return writeWebhook({ ...parcel, scans: parcel.scans.slice(0, before + 1) }, next);
    }
    const scan = writeScan(parcel, next, writeTime(parcel.scans.at(-1)?.date));
    await addScan(tx, parcel.id, scan, next.status === 21);
    const reported = { ...parcel, scans: [...parcel.scans, scan] };
    await queueScans(tx, reported, rest, stepMs);
    return writeWebhook(reported, next);
  });
  if (body === null) return;
  const headers = { 'content-type': 'application/json', 'x-api-key': keys.webhookKey };
  const { ok, status } = await postWebhook(body, headers);
  if (!ok) throw new Error(`The webhook returned status ${status}`);
}

/** Adds a past scan to a demo parcel, and returns the webhook that would have reported it. */
export async function addDemoScan(tx: Executor, awb: string, next: ScriptedScan, at: Date): Promise<string> {
  const parcel = await lockSandboxParcel(tx, awb);
  if (!parcel) throw new Error('The parcel does not exist');
  const scan = writeScan(parcel, next, toIndianTime(at));
  await addScan(tx, parcel.id, scan, next.status === 21);
  return writeWebhook({ ...parcel, scans: [...parcel.scans, scan] }, next);
}

function writeScan({ body }: SandboxParcel, next: ScriptedScan, date: string): SandboxScan {
  const origin = Object.values(warehouses).find(
    ({ pickupLocation }) => pickupLocation === body.pickup_location,
  );
  const places = { origin: origin?.city ?? 'Bengaluru', hub: 'Nagpur Hub', destination: body.billing_city };
  return {
    date,
    status: String(next.status),
    activity: next.activity,
    location: places[next.place],
    'sr-status': String(next.status),
    'sr-status-label': next.label,
  };
}

const toIndianTime = (time: Date): string =>
  new Date(time.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The current Indian time to the second, but always later than the previous scan. */
function writeTime(before: string | undefined): string {
  const now = toIndianTime(new Date());
  if (before === undefined || now > before) return now;
  return new Date(new Date(`${before.replace(' ', 'T')}Z`).getTime() + 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}

const writeWebhook = (parcel: SandboxParcel, current: ScriptedScan): string =>
  JSON.stringify({
    awb: parcel.awb,
    courier_name: sandboxCourier,
    current_status: current.label,
    current_status_id: current.status,
    shipment_status: current.label,
    shipment_status_id: current.status,
    current_timestamp: parcel.scans.at(-1)?.date.replace(/^(\d{4})-(\d{2})-(\d{2})/, '$3 $2 $1'),
    order_id: parcel.reference,
    sr_order_id: parcel.id,
    etd: null,
    is_return: 0,
    scans: parcel.scans,
  });

export const sandboxCourier = 'Demo Courier';
