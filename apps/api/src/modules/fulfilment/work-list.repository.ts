import type { DeskStage } from '@postprocure/contracts/fulfilment/desk-stage';
import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';

const unbooked = `exists (select from shipments s where s.order_id = o.id and s.booking <> 'booked')
  or not exists (select from shipments s where s.order_id = o.id)`;

/** Hours without a scan after which staff look for a parcel. */
export const staleHours = 48;

const conditions: Record<DeskStage, string> = {
  pack: `o.state = 'PROCESSING'`,
  book: `o.state = 'PACKED' and (${unbooked})`,
  handOver: `o.state = 'PACKED' and not (${unbooked})`,
  ndr: `exists (select from shipments s join ndr_reports n on n.shipment_id = s.id where s.order_id = o.id and (
    n.answer is null and s.state = 'delivery-failed' and n.attempt = s.attempts
    or n.disputed_at is not null and n.dispute_decision is null))`,
  returns: `exists (select from shipments s where s.order_id = o.id and (
    s.returned_at is not null and s.inspected_at is null or s.state in ('return-initiated', 'returning')))`,
  conflicts: 'o.conflict_note is not null',
  stale: `exists (select from shipments s where s.order_id = o.id and s.handed_over_at is not null
    and s.state not in ('delivered', 'returned', 'lost', 'damaged', 'cancelled')
    and coalesce(s.last_scan_at, s.handed_over_at) < now() - interval '${staleHours} hours')`,
};

export interface WorkListRow {
  id: string;
  number: string;
  state: OrderState;
  merchantId: string;
  merchantName: string;
  city: string;
  pincode: string;
  deadlineAt: Date | null;
  conflictNote: string | null;
}

/** Most urgent first. */
export async function listWork(executor: Executor, stage: DeskStage, limit: number): Promise<WorkListRow[]> {
  const { rows } = await executor.query<WorkListRow>(
    `select o.id, o.number, o.state, o.merchant_id as "merchantId", m.name as "merchantName", o.city, o.pincode,
       o.deadline_at as "deadlineAt", o.conflict_note as "conflictNote"
     from orders o join merchants m on m.id = o.merchant_id
     where ${conditions[stage]}
     order by o.deadline_at nulls last, o.state_since, o.id limit $1`,
    [limit],
  );
  return rows;
}

export async function countWork(executor: Executor): Promise<Record<DeskStage, number>> {
  const columns = Object.entries(conditions).map(
    ([stage, condition]) => `count(*) filter (where ${condition})::int as "${stage}"`,
  );
  const { rows } = await executor.query<Record<DeskStage, number>>(
    `select ${columns.join(', ')} from orders o
     where o.id in (
       select id from orders where conflict_note is not null
       union select id from orders where state in ('PROCESSING', 'PACKED')
       union select order_id from shipments where handed_over_at is not null
         and (state not in ('delivered', 'lost', 'damaged', 'cancelled') and inspected_at is null)
       union select s.order_id from shipments s join ndr_reports n on n.shipment_id = s.id
         where n.disputed_at is not null and n.dispute_decision is null)`,
  );
  return rows[0] ?? { pack: 0, book: 0, handOver: 0, ndr: 0, returns: 0, conflicts: 0, stale: 0 };
}
