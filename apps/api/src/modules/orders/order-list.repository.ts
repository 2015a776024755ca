import type { AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { DeskQueue } from '@postprocure/contracts/orders/desk-queue';
import type { OrderFilter } from '@postprocure/contracts/orders/order';
import { statesOfTab, type OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { timestampColumn, type KeysetCursor } from '../../keyset-cursor.ts';
import { likePattern } from '../../like-pattern.ts';
import { orderColumns, type OrderRecord } from './order.repository.ts';

/** Collects the parameters of a statement that is built at run time. */
class Values {
  readonly list: unknown[] = [];

  /** Returns the placeholder for the value. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

export type ListedOrder = OrderRecord & { moment: string };

interface Position {
  before: KeysetCursor | null;
  limit: number;
}

/** Newest first. */
export async function listOrders(
  executor: Executor,
  merchantId: string,
  filter: OrderFilter,
  position: Position,
): Promise<ListedOrder[]> {
  const values = new Values();
  const conditions = [
    `o.merchant_id = ${values.add(merchantId, 'uuid')}`,
    ...filterConditions(values, filter),
  ];
  return selectOrders(executor, values, conditions, position);
}

async function selectOrders(
  executor: Executor,
  values: Values,
  conditions: string[],
  { before, limit }: Position,
): Promise<ListedOrder[]> {
  if (before) {
    conditions.push(
      `(o.created_at, o.id) < (${values.add(before.moment, 'timestamptz')}, ${values.add(before.id, 'uuid')})`,
    );
  }
  const { rows } = await executor.query<ListedOrder>(
    `select ${orderColumns}, ${timestampColumn('o.created_at')} as moment from orders o
     where ${conditions.join(' and ')} order by o.created_at desc, o.id desc limit ${values.add(limit, 'int')}`,
    values.list,
  );
  return rows;
}

function filterConditions(values: Values, filter: OrderFilter): string[] {
  const conditions: string[] = [];
  if (filter.tab && filter.tab !== 'all') {
    conditions.push(`o.state = any (${values.add(statesOfTab(filter.tab), 'text[]')})`);
  }
  if (filter.state) conditions.push(`o.state = ${values.add(filter.state, 'text')}`);
  if (filter.reason) conditions.push(`${values.add(filter.reason, 'text')} = any (o.attention_reasons)`);
  if (filter.channel) conditions.push(`o.channel = ${values.add(filter.channel, 'text')}`);
  if (filter.from) {
    conditions.push(
      `o.created_at >= ${values.add(filter.from, 'date')}::timestamp at time zone 'Asia/Kolkata'`,
    );
  }
  if (filter.to) {
    conditions.push(
      `o.created_at < (${values.add(filter.to, 'date')} + 1)::timestamp at time zone 'Asia/Kolkata'`,
    );
  }
  if (filter.pin) conditions.push(`o.pincode like ${values.add(`${filter.pin}%`, 'text')}`);
  if (filter.value) {
    const [from = '', to = ''] = filter.value.split('-');
    conditions.push(`o.total_paise >= ${values.add(Number(from) * 100, 'bigint')}`);
    if (to !== '') conditions.push(`o.total_paise < ${values.add(Number(to) * 100, 'bigint')}`);
  }
  if (filter.warehouse) {
    conditions.push(itemCondition(`i.warehouse = ${values.add(filter.warehouse, 'text')}`));
  }
  if (filter.sku) conditions.push(itemCondition(`i.sku = ${values.add(filter.sku.trim(), 'text')}`));
  if (filter.tag) conditions.push(`${values.add(filter.tag.trim(), 'text')} = any (o.tags)`);
  const search = filter.search?.trim() ?? '';
  if (search !== '') {
    const pattern = values.add(likePattern(search), 'text');
    const exact = values.add(search.toUpperCase(), 'text');
    conditions.push(
      `(o.number ilike ${pattern} or o.external_number ilike ${pattern} or o.customer_name ilike ${pattern}
        or o.customer_phone like ${values.add(likePattern(search.replaceAll(/[\s-]/g, '')), 'text')}
        or o.id = (select order_id from shipments where tracking_id = ${exact}))`,
    );
  }
  return conditions;
}

const itemCondition = (condition: string): string =>
  `exists (select from order_items i where i.order_id = o.id and ${condition})`;

export async function countByState(
  executor: Executor,
  merchantId: string,
): Promise<Partial<Record<OrderState, number>>> {
  const { rows } = await executor.query<{ state: OrderState; count: number }>(
    'select state, count(*)::int as count from orders where merchant_id = $1 group by state',
    [merchantId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export interface ReasonCount {
  reason: AttentionReason;
  orders: number;
  paise: number;
  oldestAt: Date;
}

/** Counts the orders that need attention, by reason. The reason with the earliest deadline comes first. */
export async function countByReason(executor: Executor, merchantId: string): Promise<ReasonCount[]> {
  const { rows } = await executor.query<ReasonCount>(
    `select reason, count(*)::int as orders, sum(total_paise)::bigint as paise, min(state_since) as "oldestAt"
     from orders, unnest(attention_reasons) as reason
     where merchant_id = $1 and state = 'ATTENTION'
     group by reason order by min(coalesce(ship_by_at, expires_at)), reason`,
    [merchantId],
  );
  return rows;
}

export interface OrderFigures {
  taken: number;
  paid: number;
  dispatched: number;
  delivered: number;
  rto: number;
  claims: number;
}

/** Counts what has happened to the merchant's orders since a point in time. */
export async function countEventsSince(
  executor: Executor,
  merchantId: string,
  since: Date,
): Promise<OrderFigures> {
  const { rows } = await executor.query<OrderFigures>(
    `select count(distinct e.order_id) filter (where e.to_state = 'IMPORTED')::int as taken,
       count(distinct e.order_id) filter (where e.to_state = 'PAID')::int as paid,
       count(distinct e.order_id) filter (where e.to_state = 'DISPATCHED')::int as dispatched,
       count(distinct e.order_id) filter (where e.to_state = 'DELIVERED')::int as delivered,
       count(distinct e.order_id) filter (where e.to_state = 'RTO_INITIATED')::int as rto,
       count(distinct e.order_id) filter (where e.to_state = 'CLAIM_OPEN')::int as claims
     from orders o join order_events e on e.order_id = o.id
     where o.merchant_id = $1 and o.updated_at >= $2 and e.at >= $2`,
    [merchantId, since],
  );
  return rows[0] ?? { taken: 0, paid: 0, dispatched: 0, delivered: 0, rto: 0, claims: 0 };
}

const queueConditions: Record<DeskQueue, string> = {
  cancellations: `o.state = 'CANCEL_REQUESTED'`,
  overdue: `o.deadline_at < now() and o.state in ('PAID', 'PROCESSING', 'PACKED', 'CANCEL_REQUESTED', 'RTO_RECEIVED',
    'LOST', 'DAMAGED_IN_TRANSIT', 'CLAIM_OPEN', 'CLAIM_APPROVED')`,
  conflicts: 'o.conflict_note is not null',
};

export interface DeskFilter extends Pick<OrderFilter, 'state' | 'search' | 'tab'> {
  queue?: DeskQueue | undefined;
  merchantId?: string | undefined;
}

/** Orders of all merchants, newest first. */
export async function listDeskOrders(
  executor: Executor,
  { queue, merchantId, search, ...filter }: DeskFilter,
  position: Position,
): Promise<ListedOrder[]> {
  const values = new Values();
  const conditions = ['true', ...filterConditions(values, filter)];
  if (queue) conditions.push(queueConditions[queue]);
  if (merchantId !== undefined) conditions.push(`o.merchant_id = ${values.add(merchantId, 'uuid')}`);
  const wanted = search?.trim() ?? '';
  if (wanted !== '') {
    const { orderIds, merchantIds } = await findSearched(executor, wanted);
    conditions.push(
      merchantIds.length === 0
        ? `o.id = any (${values.add(orderIds, 'uuid[]')})`
        : `(o.id = any (${values.add(orderIds, 'uuid[]')}) or o.merchant_id = any (${values.add(merchantIds, 'uuid[]')}))`,
    );
  }
  return selectOrders(executor, values, conditions, position);
}

/**
 * Finds the orders with this number and the merchants with this name, in a separate query, because PostgreSQL would
 * otherwise scan all orders, newest first, for matches.
 */
async function findSearched(
  executor: Executor,
  search: string,
): Promise<{ orderIds: string[]; merchantIds: string[] }> {
  const { rows } = await executor.query<{ orderIds: string[]; merchantIds: string[] }>(
    `select array(
       select id from orders where number = upper($1)
       union all (select id from orders where lower(external_number) = lower($1) limit 500)
     ) as "orderIds",
     array(select id from merchants where name ilike $2 limit 100) as "merchantIds"`,
    [search, likePattern(search)],
  );
  return rows[0] ?? { orderIds: [], merchantIds: [] };
}

export async function countQueues(executor: Executor): Promise<Record<DeskQueue, number>> {
  const { rows } = await executor.query<Record<DeskQueue, number>>(
    `select (select count(*) from orders o where ${queueConditions.cancellations})::int as cancellations,
       (select count(*) from orders o where ${queueConditions.overdue})::int as overdue,
       (select count(*) from orders o where ${queueConditions.conflicts})::int as conflicts`,
  );
  return rows[0] ?? { cancellations: 0, overdue: 0, conflicts: 0 };
}
