import { createHash, randomInt, randomUUID } from 'node:crypto';
import { demoOutcomes } from '@postprocure/contracts/fulfilment/delivery-rules';
import type { Pool } from '@postprocure/db/pool';
import type { PatientSender } from './patient-sender.ts';
import { pick } from './pick.ts';

/** What the server has confirmed to staff and the courier, and must therefore have stored. */
export interface AcknowledgedWork {
  handedOver: string[];
  /** Claims and cancellations that staff approved. */
  approvedClaims: string[];
  approvedCancellations: string[];
  inspected: string[];
  /** Hashes of the bodies of tracking webhooks, which are their event IDs. */
  scans: string[];
  forgedScans: string[];
}

interface WarehouseParts {
  sender: PatientSender;
  pool: Pool;
  support: Record<string, string>;
  webhookKey: string;
}

const outcomes = Object.keys(demoOutcomes);

/** Shiprocket's status codes: picked up, in transit, out for delivery, delivered, failed, and those of a return. */
const scanStatuses = [42, 18, 17, 7, 21, 9, 46, 10, 12, 25];

const hash = (body: string): string => createHash('sha256').update(body).digest('hex');

/** What staff do with paid orders, and what the courier reports in addition to the sandbox's script. */
export function createWarehouseActs(
  { sender: { send, post }, pool, support, webhookKey }: WarehouseParts,
  done: AcknowledgedWork,
) {
  const list = async (text: string, values: unknown[] = []): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>(text, values);
    return rows.map(({ id }) => id);
  };
  const listOrders = (state: string) =>
    list('select id from orders where state = $1 order by random() limit 10', [state]);
  const postForStatus = async (path: string, body: object): Promise<number> => {
    const response = await post(path, support, body);
    await response.body?.cancel();
    return response.status;
  };

  async function pack(): Promise<void> {
    const ids = await listOrders('PAID');
    if (ids.length > 0) await postForStatus('/api/desk/orders/moves', { to: 'PROCESSING', ids });
    const processing = await listOrders('PROCESSING');
    if (processing.length > 0) await postForStatus('/api/desk/fulfilment/packings', { ids: processing });
    const packed = await listOrders('PACKED');
    if (packed.length > 0) await postForStatus('/api/desk/fulfilment/bookings', { ids: packed });
  }

  async function handOver(): Promise<void> {
    const ids = await list(
      `select o.id from orders o where o.state = 'PACKED'
         and not exists (select from shipments s where s.order_id = o.id and s.booking <> 'booked')
       order by random() limit 5`,
    );
    for (const id of ids) {
      for (const parcel of await list('select id from shipments where order_id = $1', [id])) {
        const response = await send(`/api/desk/parcels/${parcel}/demo-outcome`, {
          method: 'PUT',
          headers: { ...support, 'content-type': 'application/json' },
          body: JSON.stringify({ outcome: pick(outcomes) }),
        });
        await response.body?.cancel();
      }
      const response = await post('/api/desk/fulfilment/hand-overs', support, { ids: [id] });
      const body = (await response.json()) as { data?: { done?: number } };
      if (body.data?.done === 1) done.handedOver.push(id);
    }
  }

  async function decide(): Promise<void> {
    for (const id of await list(`select id from claims where state = 'open' order by random() limit 2`)) {
      const decision = pick(['approve', 'approve', 'reject']);
      const refund = pick([null, 1]);
      const status = await postForStatus(`/api/desk/claims/${id}/decision`, {
        decision,
        refund,
        note: 'Seen.',
      });
      if (status === 200 && decision === 'approve') done.approvedClaims.push(id);
    }
    for (const id of await listOrders('CANCEL_REQUESTED')) {
      const decision = pick(['approve', 'reject']);
      const status = await postForStatus(`/api/desk/orders/${id}/cancellation`, { decision, note: 'Seen.' });
      if (status === 200 && decision === 'approve') done.approvedCancellations.push(id);
    }
  }

  async function inspect(): Promise<void> {
    const returned = await list(
      `select id from shipments where returned_at is not null and inspected_at is null order by random() limit 3`,
    );
    for (const id of returned) {
      const status = await postForStatus(`/api/desk/parcels/${id}/inspection`, {
        condition: pick(['resellable', 'resellable', 'damaged', 'missing']),
        fault: pick(['customer', 'platform', 'courier']),
      });
      if (status === 200) done.inspected.push(id);
    }
  }

  async function postTracking(body: string, key = webhookKey): Promise<number> {
    const response = await send('/api/hooks/tracking', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body,
    });
    await response.body?.cancel();
    if (response.status === 200) done.scans.push(hash(body));
    return response.status;
  }

  const writeTracking = (awb: string, scans: readonly object[]): string =>
    JSON.stringify({ awb, courier_name: 'Demo Courier', current_status: 'SCANNED', scans });

  /** Sends the scans of a parcel again, one by one in random order, and sometimes another that contradicts them. */
  async function scan(): Promise<void> {
    const { rows } = await pool.query<{ awb: string; scans: object[] }>(
      'select awb, scans from sandbox_parcels where is_manifested and not is_cancelled order by random() limit 1',
    );
    const [parcel] = rows;
    if (!parcel) return;
    const shuffled = parcel.scans.toSorted(() => pick([-1, 1]));
    for (const one of shuffled) await postTracking(writeTracking(parcel.awb, [one]));
    if (shuffled.length > 1) await postTracking(writeTracking(parcel.awb, shuffled));
    if (randomInt(4) === 0) await postTracking(writeTracking(parcel.awb, [inventScan()]));
  }

  const inventScan = (): object => ({
    date: new Date(Date.now() + 5.5 * 3_600_000 - randomInt(600_000))
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
    activity: 'Scanned',
    location: 'Pune',
    'sr-status': String(pick(scanStatuses)),
    'sr-status-label': 'SCANNED',
  });

  /** Sends a stored webhook again, a scan of an unknown parcel, and forged and broken webhooks. */
  async function disturbTracking(): Promise<void> {
    const { rows } = await pool.query<{ body: Buffer }>(
      `select body from webhook_events where source = 'shiprocket' order by random() limit 1`,
    );
    const [stored] = rows;
    if (stored) await postTracking(stored.body.toString());
    await postTracking(writeTracking(`UNKNOWN-${randomUUID()}`, [inventScan()]));
    const forged = writeTracking(`FORGED-${randomUUID()}`, [inventScan()]);
    done.forgedScans.push(hash(forged));
    const statuses = [
      await postTracking(forged, randomUUID()),
      await postTracking(forged, ''),
      await postTracking(forged.slice(0, randomInt(1, forged.length))),
    ];
    if (statuses.join() !== '401,401,400') {
      throw new Error(`A forged scan was answered ${statuses.join()}`);
    }
  }

  return [pack, pack, handOver, handOver, decide, inspect, scan, disturbTracking];
}
