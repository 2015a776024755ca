import type { AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { OrderChannel, OrderState } from '@postprocure/contracts/orders/order-state';
import type { IndianStateCode } from '@postprocure/contracts/indian-state';
import type { Executor } from '@postprocure/db/pool';

export interface OrderAddress {
  customerName: string;
  customerPhone: string;
  customerEmail: string | null;
  addressLine1: string;
  addressLine2: string;
  landmark: string;
  city: string;
  stateCode: IndianStateCode | null;
  pincode: string;
}

export interface OrderRecord extends OrderAddress {
  id: string;
  number: string;
  merchantId: string;
  channel: OrderChannel;
  externalNumber: string | null;
  state: OrderState;
  stateSince: Date;
  deadlineAt: Date | null;
  attentionReasons: AttentionReason[];
  attentionDetails: Partial<Record<AttentionReason, string>>;
  waivedReasons: AttentionReason[];
  conflictNote: string | null;
  isHeld: boolean;
  priority: number;
  shipByAt: Date | null;
  tags: string[];
  note: string;
  goodsPaise: number;
  shippingPaise: number;
  totalPaise: number;
  salePaise: number | null;
  placedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  paidBy: 'member' | 'autopay' | null;
  processAfter: Date | null;
  dispatchBy: Date | null;
  cancelReason: string | null;
  stateBeforeCancel: OrderState | null;
}

export const orderColumns = `o.id, o.number, o.merchant_id as "merchantId", o.channel,
  o.external_number as "externalNumber", o.state, o.state_since as "stateSince", o.deadline_at as "deadlineAt",
  o.attention_reasons as "attentionReasons", o.attention_details as "attentionDetails",
  o.waived_reasons as "waivedReasons", o.conflict_note as "conflictNote", o.is_held as "isHeld", o.priority,
  o.ship_by_at as "shipByAt", o.tags, o.note, o.goods_paise as "goodsPaise", o.shipping_paise as "shippingPaise",
  o.total_paise as "totalPaise", o.sale_paise as "salePaise", o.placed_at as "placedAt", o.created_at as "createdAt",
  o.expires_at as "expiresAt", o.paid_at as "paidAt", o.paid_by as "paidBy", o.process_after as "processAfter",
  o.dispatch_by as "dispatchBy", o.cancel_reason as "cancelReason", o.state_before_cancel as "stateBeforeCancel",
  o.customer_name as "customerName", o.customer_phone as "customerPhone", o.customer_email as "customerEmail",
  o.address_line1 as "addressLine1", o.address_line2 as "addressLine2", o.landmark, o.city,
  o.state_code as "stateCode", o.pincode`;

/**
 * Locks the order until the transaction ends. This must be the first lock: plan, stock, wallet and document numbers are
 * locked after it.
 */
export async function lockOrder(tx: Executor, orderId: string): Promise<OrderRecord | null> {
  const { rows } = await tx.query<OrderRecord>(
    `select ${orderColumns} from orders o where o.id = $1 for no key update`,
    [orderId],
  );
  return rows[0] ?? null;
}

export async function lockMerchantOrder(
  tx: Executor,
  merchantId: string,
  orderId: string,
): Promise<OrderRecord | null> {
  const { rows } = await tx.query<OrderRecord>(
    `select ${orderColumns} from orders o where o.merchant_id = $1 and o.id = $2 for no key update`,
    [merchantId, orderId],
  );
  return rows[0] ?? null;
}

export interface StateChange {
  state: OrderState;
  deadlineAt: Date | null;
  attentionReasons: readonly AttentionReason[];
  attentionDetails: Partial<Record<AttentionReason, string>>;
  stateBeforeCancel: OrderState | null;
}

/** The only statement that changes the state of an order. Call it through `moveOrder`. */
export async function saveState(tx: Executor, orderId: string, change: StateChange): Promise<OrderRecord> {
  const { rows } = await tx.query<OrderRecord>(
    `update orders o set state = $2, deadline_at = $3, attention_reasons = $4, attention_details = $5,
       state_before_cancel = $6, updated_at = now(),
       state_since = case when state = $2 then state_since else clock_timestamp() end
     where o.id = $1 returning ${orderColumns}`,
    [
      orderId,
      change.state,
      change.deadlineAt,
      change.attentionReasons,
      change.attentionDetails,
      change.stateBeforeCancel,
    ],
  );
  const [saved] = rows;
  if (!saved) throw new Error(`Order ${orderId} disappeared`);
  return saved;
}

export interface NewOrderRecord extends OrderAddress {
  channel: OrderChannel;
  externalNumber: string | null;
  intakeKey: string | null;
  placedAt: Date;
  shipByAt: Date | null;
  note: string;
  tags: readonly string[];
}

/** Inserts an order without its lines and totals. Returns null if an order with this number or key already exists. */
export async function insertOrder(
  tx: Executor,
  merchantId: string,
  userId: string | null,
  order: NewOrderRecord,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into orders (merchant_id, created_by, channel, external_number, intake_key, placed_at, ship_by_at, note, tags,
       customer_name, customer_phone, customer_email, address_line1, address_line2, landmark, city, state_code, pincode,
       goods_paise)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 0)
     on conflict do nothing returning id`,
    [
      merchantId,
      userId,
      order.channel,
      order.externalNumber,
      order.intakeKey,
      order.placedAt,
      order.shipByAt,
      order.note,
      order.tags,
      ...addressValues(order),
    ],
  );
  return rows[0]?.id ?? null;
}

const addressValues = (address: OrderAddress): (string | null)[] => [
  address.customerName,
  address.customerPhone,
  address.customerEmail,
  address.addressLine1,
  address.addressLine2,
  address.landmark,
  address.city,
  address.stateCode,
  address.pincode,
];

export async function findTakenOrder(
  tx: Executor,
  merchantId: string,
  { channel, externalNumber, intakeKey }: Pick<NewOrderRecord, 'channel' | 'externalNumber' | 'intakeKey'>,
): Promise<OrderRecord | null> {
  const { rows } = await tx.query<OrderRecord>(
    `select ${orderColumns} from orders o where o.merchant_id = $1
       and (o.intake_key = $4 or (o.channel = $2 and o.external_number = $3))
     order by o.intake_key = $4 desc nulls last limit 1`,
    [merchantId, channel, externalNumber, intakeKey],
  );
  return rows[0] ?? null;
}

/** Finds out which of these numbers the merchant has already used in this channel. */
export async function findTakenNumbers(
  executor: Executor,
  merchantId: string,
  channel: OrderChannel,
  numbers: readonly string[],
): Promise<Map<string, { id: string; number: string }>> {
  const { rows } = await executor.query<{ id: string; number: string; externalNumber: string }>(
    `select id, number, external_number as "externalNumber" from orders
     where merchant_id = $1 and channel = $2 and external_number = any ($3)`,
    [merchantId, channel, numbers],
  );
  return new Map(rows.map((row) => [row.externalNumber, row]));
}

export async function findMerchantOrder(
  executor: Executor,
  merchantId: string,
  orderId: string,
): Promise<OrderRecord | null> {
  const { rows } = await executor.query<OrderRecord>(
    `select ${orderColumns} from orders o where o.merchant_id = $1 and o.id = $2`,
    [merchantId, orderId],
  );
  return rows[0] ?? null;
}

/** In the sequence of `orderIds`. Orders of other merchants are left out. */
export async function findMerchantOrders(
  executor: Executor,
  merchantId: string,
  orderIds: readonly string[],
): Promise<OrderRecord[]> {
  const { rows } = await executor.query<OrderRecord>(
    `select ${orderColumns} from orders o where o.merchant_id = $1 and o.id = any ($2)
     order by array_position($2::uuid[], o.id)`,
    [merchantId, orderIds],
  );
  return rows;
}

export async function saveAddress(tx: Executor, orderId: string, address: OrderAddress): Promise<void> {
  await tx.query(
    `update orders set customer_name = $2, customer_phone = $3, customer_email = $4, address_line1 = $5,
       address_line2 = $6, landmark = $7, city = $8, state_code = $9, pincode = $10, updated_at = now()
     where id = $1`,
    [orderId, ...addressValues(address)],
  );
}

export interface OrderMarks {
  note?: string | undefined;
  tags?: readonly string[] | undefined;
  priority?: number | undefined;
  isHeld?: boolean | undefined;
  waivedReasons?: readonly AttentionReason[] | undefined;
}

export async function saveMarks(tx: Executor, orderId: string, marks: OrderMarks): Promise<void> {
  await tx.query(
    `update orders set note = coalesce($2, note), tags = coalesce($3, tags), priority = coalesce($4, priority),
       is_held = coalesce($5, is_held), waived_reasons = coalesce($6, waived_reasons), updated_at = now()
     where id = $1`,
    [
      orderId,
      marks.note ?? null,
      marks.tags ?? null,
      marks.priority ?? null,
      marks.isHeld ?? null,
      marks.waivedReasons ?? null,
    ],
  );
}

export interface OrderPayment {
  paidBy: 'member' | 'autopay';
  paidAt: Date;
  processAfter: Date;
  dispatchBy: Date;
}

export async function saveOrderPayment(tx: Executor, orderId: string, payment: OrderPayment): Promise<void> {
  await tx.query(
    `update orders set paid_by = $2, paid_at = $3, process_after = $4, dispatch_by = $5, is_held = false,
       updated_at = now()
     where id = $1`,
    [orderId, payment.paidBy, payment.paidAt, payment.processAfter, payment.dispatchBy],
  );
}

export async function saveCancelReason(tx: Executor, orderId: string, reason: string): Promise<void> {
  await tx.query('update orders set cancel_reason = $2, updated_at = now() where id = $1', [orderId, reason]);
}

/** Counts the orders that were paid since the start of a plan period, except cancelled ones. */
export async function countPaidSince(executor: Executor, merchantId: string, since: Date): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    `select count(*)::int as count from orders
     where merchant_id = $1 and paid_at >= $2 and state <> 'CANCELLED_REFUNDED'`,
    [merchantId, since],
  );
  return rows[0]?.count ?? 0;
}

/** Counts orders in states that can still cost or return money. */
export async function countOpenOrders(
  executor: Executor,
  merchantId: string,
  openStates: readonly OrderState[],
): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    'select count(*)::int as count from orders where merchant_id = $1 and state = any ($2)',
    [merchantId, openStates],
  );
  return rows[0]?.count ?? 0;
}

/** Unpaid orders whose payment deadline has passed. */
export async function listExpiredOrders(executor: Executor, now: Date, limit: number): Promise<string[]> {
  return ids(
    await executor.query<{ id: string }>(
      `select id from orders where state in ('ATTENTION', 'AWAITING_PAYMENT') and expires_at <= $1
       order by expires_at limit $2`,
      [now, limit],
    ),
  );
}

/** Paid orders whose cooling window is over. */
export async function listCooledOrders(executor: Executor, now: Date, limit: number): Promise<string[]> {
  return ids(
    await executor.query<{ id: string }>(
      `select id from orders where state = 'PAID' and process_after <= $1 order by process_after limit $2`,
      [now, limit],
    ),
  );
}

const ids = ({ rows }: { rows: { id: string }[] }): string[] => rows.map(({ id }) => id);

export async function findOrder(executor: Executor, orderId: string): Promise<OrderRecord | null> {
  const { rows } = await executor.query<OrderRecord>(`select ${orderColumns} from orders o where o.id = $1`, [
    orderId,
  ]);
  return rows[0] ?? null;
}
