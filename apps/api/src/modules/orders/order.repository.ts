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

/** Locks the order until the transaction ends. Always the first lock: plan, stock, wallet and documents follow. */
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
export async function saveState(tx: Executor, orderId: string, change: StateChange): Promise<void> {
  await tx.query(
    `update orders set state = $2, deadline_at = $3, attention_reasons = $4, attention_details = $5,
       state_before_cancel = $6, updated_at = now(),
       state_since = case when state = $2 then state_since else clock_timestamp() end
     where id = $1`,
    [
      orderId,
      change.state,
      change.deadlineAt,
      change.attentionReasons,
      change.attentionDetails,
      change.stateBeforeCancel,
    ],
  );
}
