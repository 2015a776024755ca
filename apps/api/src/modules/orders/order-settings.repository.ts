import type { PayOrder } from '@postprocure/contracts/orders/autopay-rules';
import type { Executor } from '@postprocure/db/pool';

export interface OrderSettings {
  autopay: boolean;
  isStopped: boolean;
  maxOrderPaise: number | null;
  maxDayPaise: number | null;
  keepPaise: number;
  payOrder: PayOrder;
  excludedSkus: string[];
  excludedPins: string[];
  minMarginBasisPoints: number | null;
  coolingMinutes: number;
  quietFrom: number | null;
  quietTo: number | null;
}

const defaults: OrderSettings = {
  autopay: false,
  isStopped: false,
  maxOrderPaise: null,
  maxDayPaise: null,
  keepPaise: 0,
  payOrder: 'ship_by',
  excludedSkus: [],
  excludedPins: [],
  minMarginBasisPoints: null,
  coolingMinutes: 15,
  quietFrom: null,
  quietTo: null,
};

export async function loadOrderSettings(executor: Executor, merchantId: string): Promise<OrderSettings> {
  const { rows } = await executor.query<OrderSettings>(
    `select autopay, autopay_stopped_at is not null as "isStopped", max_order_paise as "maxOrderPaise",
       max_day_paise as "maxDayPaise", keep_paise as "keepPaise", pay_order as "payOrder",
       excluded_skus as "excludedSkus", excluded_pins as "excludedPins",
       min_margin_basis_points as "minMarginBasisPoints", cooling_minutes as "coolingMinutes",
       quiet_from as "quietFrom", quiet_to as "quietTo"
     from order_settings where merchant_id = $1`,
    [merchantId],
  );
  return rows[0] ?? defaults;
}

export async function saveOrderSettings(
  tx: Executor,
  merchantId: string,
  settings: Omit<OrderSettings, 'isStopped'>,
): Promise<void> {
  await tx.query(
    `insert into order_settings (merchant_id, autopay, max_order_paise, max_day_paise, keep_paise, pay_order,
       excluded_skus, excluded_pins, min_margin_basis_points, cooling_minutes, quiet_from, quiet_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (merchant_id) do update set autopay = excluded.autopay, max_order_paise = excluded.max_order_paise,
       max_day_paise = excluded.max_day_paise, keep_paise = excluded.keep_paise, pay_order = excluded.pay_order,
       excluded_skus = excluded.excluded_skus, excluded_pins = excluded.excluded_pins,
       min_margin_basis_points = excluded.min_margin_basis_points, cooling_minutes = excluded.cooling_minutes,
       quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, alerted_at = null, updated_at = now()`,
    [
      merchantId,
      settings.autopay,
      settings.maxOrderPaise,
      settings.maxDayPaise,
      settings.keepPaise,
      settings.payOrder,
      settings.excludedSkus,
      settings.excludedPins,
      settings.minMarginBasisPoints,
      settings.coolingMinutes,
      settings.quietFrom,
      settings.quietTo,
    ],
  );
}

/** Turns the autopay kill switch on or off. */
export async function saveAutopayStop(tx: Executor, merchantId: string, isStopped: boolean): Promise<void> {
  await tx.query(
    `insert into order_settings (merchant_id, autopay_stopped_at) values ($1, case when $2 then now() end)
     on conflict (merchant_id) do update set autopay_stopped_at = excluded.autopay_stopped_at, updated_at = now()`,
    [merchantId, isStopped],
  );
}

/** Marks the shortage as reported. Returns false if it already was, so that each shortage sends only one alert. */
export async function takeShortageAlert(tx: Executor, merchantId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into order_settings (merchant_id, alerted_at) values ($1, now())
     on conflict (merchant_id) do update set alerted_at = now() where order_settings.alerted_at is null`,
    [merchantId],
  );
  return rowCount === 1;
}

export async function clearShortageAlert(tx: Executor, merchantId: string): Promise<void> {
  await tx.query(
    'update order_settings set alerted_at = null where merchant_id = $1 and alerted_at is not null',
    [merchantId],
  );
}

/** Merchants who use autopay and have orders waiting for it. */
export async function listAutopayMerchants(executor: Executor): Promise<string[]> {
  const { rows } = await executor.query<{ id: string }>(
    `select s.merchant_id as id from order_settings s
     where s.autopay and s.autopay_stopped_at is null and exists (
       select from orders o where o.merchant_id = s.merchant_id and not o.is_held
         and (o.state = 'AWAITING_PAYMENT'
           or (o.state = 'ATTENTION' and o.attention_reasons <@ array['LOW_BALANCE', 'PLAN_ORDER_LIMIT'])))
     order by 1`,
  );
  return rows.map(({ id }) => id);
}
