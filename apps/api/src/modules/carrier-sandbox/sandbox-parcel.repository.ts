import type { DemoOutcome } from '@postprocure/contracts/fulfilment/delivery-rules';
import type { Executor } from '@postprocure/db/pool';

export interface SandboxScan {
  date: string;
  status: string;
  activity: string;
  location: string;
  'sr-status': string;
  'sr-status-label': string;
}

export interface SandboxParcel {
  id: number;
  reference: string;
  awb: string | null;
  body: SandboxBody;
  outcome: DemoOutcome;
  isManifested: boolean;
  isCancelled: boolean;
  attempts: number;
  scans: SandboxScan[];
}

export interface SandboxBody {
  pickup_location: string;
  billing_customer_name: string;
  billing_last_name: string;
  billing_address: string;
  billing_address_2: string;
  billing_city: string;
  billing_pincode: string;
  billing_state: string;
  billing_phone: string;
  weight: number;
}

const columns = `id, reference, awb, body, outcome, is_manifested as "isManifested", is_cancelled as "isCancelled",
  attempts, scans`;

/** Like the real carrier, the sandbox does not reject a reference that is already booked: it books it again. */
export async function insertSandboxParcel(
  executor: Executor,
  reference: string,
  body: SandboxBody,
): Promise<SandboxParcel> {
  const { rows } = await executor.query<SandboxParcel>(
    `insert into sandbox_parcels (reference, body) values ($1, $2) returning ${columns}`,
    [reference, body],
  );
  if (!rows[0]) throw new Error('The parcel was not stored');
  return rows[0];
}

export async function listSandboxParcels(executor: Executor, reference: string): Promise<SandboxParcel[]> {
  const { rows } = await executor.query<SandboxParcel>(
    `select ${columns} from sandbox_parcels where reference = $1 order by id`,
    [reference],
  );
  return rows;
}

export async function findSandboxParcels(
  executor: Executor,
  ids: readonly number[],
): Promise<SandboxParcel[]> {
  const { rows } = await executor.query<SandboxParcel>(
    `select ${columns} from sandbox_parcels where id = any ($1) order by id`,
    [ids],
  );
  return rows;
}

export async function lockSandboxParcel(tx: Executor, awb: string): Promise<SandboxParcel | null> {
  const { rows } = await tx.query<SandboxParcel>(
    `select ${columns} from sandbox_parcels where awb = $1 for update`,
    [awb],
  );
  return rows[0] ?? null;
}

export async function saveAwb(executor: Executor, id: number, awb: string): Promise<string> {
  const { rows } = await executor.query<{ awb: string }>(
    'update sandbox_parcels set awb = coalesce(awb, $2) where id = $1 returning awb',
    [id, awb],
  );
  return rows[0]?.awb ?? '';
}

/** Returns the parcels that were not on a manifest before. */
export async function markManifested(tx: Executor, ids: readonly number[]): Promise<SandboxParcel[]> {
  const { rows } = await tx.query<SandboxParcel>(
    `update sandbox_parcels set is_manifested = true
     where id = any ($1) and not is_manifested and not is_cancelled and awb is not null returning ${columns}`,
    [ids],
  );
  return rows;
}

export async function markCancelled(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.query('update sandbox_parcels set is_cancelled = true where id = any ($1)', [ids]);
}

export async function addScan(
  tx: Executor,
  id: number,
  scan: SandboxScan,
  isFailedAttempt: boolean,
): Promise<void> {
  await tx.query(
    `update sandbox_parcels set scans = scans || jsonb_build_array($2::jsonb), attempts = attempts + $3 where id = $1`,
    [id, scan, isFailedAttempt ? 1 : 0],
  );
}

/** Changes what will happen to a parcel. Returns false if the courier has already collected it. */
export async function saveOutcome(executor: Executor, awb: string, outcome: DemoOutcome): Promise<boolean> {
  const { rowCount } = await executor.query(
    'update sandbox_parcels set outcome = $2 where awb = $1 and not is_manifested',
    [awb, outcome],
  );
  return rowCount === 1;
}

export async function listOutcomes(
  executor: Executor,
  awbs: readonly string[],
): Promise<Map<string, DemoOutcome>> {
  const { rows } = await executor.query<{ awb: string; outcome: DemoOutcome }>(
    'select awb, outcome from sandbox_parcels where awb = any ($1)',
    [awbs],
  );
  return new Map(rows.map(({ awb, outcome }) => [awb, outcome]));
}

/** Shiprocket's status codes for parcels that have arrived, come back, or been lost or damaged. */
const endStatuses = ['7', '10', '12', '25'];

const withoutRecipient = {
  billing_customer_name: 'Removed customer',
  billing_last_name: '',
  billing_address: '',
  billing_address_2: '',
  billing_phone: '',
};

/**
 * Removes the recipients of parcels whose journey ended more than `endedDays` days ago, or that were booked more than
 * `bookedDays` days ago, even if they never arrived. The city and the PIN code stay. Returns how many parcels were
 * changed.
 */
export async function removeEndedRecipients(
  tx: Executor,
  { endedDays, bookedDays }: { endedDays: number; bookedDays: number },
  limit: number,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update sandbox_parcels set body = body || $1::jsonb
     where id in (
       select id from sandbox_parcels
       where not body @> $1::jsonb and (
         created_at < now() - make_interval(days => $4)
         or (is_cancelled or scans -> -1 ->> 'sr-status' = any ($2))
           and coalesce((scans -> -1 ->> 'date')::timestamp at time zone 'Asia/Kolkata', created_at)
             < now() - make_interval(days => $3))
       order by id limit $5 for update skip locked)`,
    [withoutRecipient, endStatuses, endedDays, bookedDays, limit],
  );
  return rowCount ?? 0;
}

/** Removes the recipients of these parcels, in any state. */
export async function removeRecipients(tx: Executor, references: readonly string[]): Promise<void> {
  await tx.query('update sandbox_parcels set body = body || $1::jsonb where reference = any ($2)', [
    withoutRecipient,
    references,
  ]);
}
