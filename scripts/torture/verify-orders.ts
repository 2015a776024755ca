import type { Executor } from '@postprocure/db/pool';
import type { AcknowledgedOrders } from './torture-orders.ts';
import type { TortureShop } from './torture-shop.ts';
import type { AcknowledgedWork } from './torture-warehouse.ts';

/** Lists orders, parcels and claims that are lost or stored more than once, and stock that does not add up. */
export async function verifyOrders(
  pool: Executor,
  done: AcknowledgedOrders & AcknowledgedWork,
  { totals }: TortureShop,
): Promise<string[]> {
  const find = async (text: string, values: unknown[] = []): Promise<string[]> => {
    const { rows } = await pool.query<{ detail: string }>(text, values);
    return rows.map(({ detail }) => detail);
  };
  return [
    ...(await find(
      `select format('acknowledged order %s is lost', given.id) as detail
       from unnest($1::uuid[], $2::text[]) as given (id, phone)
       where not exists (select from orders o where o.id = given.id and right(regexp_replace(o.customer_phone, '\\D', '', 'g'), 10) = given.phone)`,
      [done.taken.map(({ id }) => id), done.taken.map(({ phone }) => phone)],
    )),
    ...(await find(
      `select format('%s orders for the customer %s', count(*), customer_phone) as detail from orders
       group by customer_phone having count(*) > 1`,
    )),
    ...(await find(
      `select format('order %s of an accepted file is stored %s times', given.number, count(o.id)) as detail
       from unnest($1::uuid[], $2::text[]) as given (merchant_id, number)
       left join orders o on o.merchant_id = given.merchant_id and o.channel = 'upload' and o.external_number = given.number
       group by given.merchant_id, given.number, given.number having count(distinct o.id) <> 1`,
      [done.uploaded.map(({ merchantId }) => merchantId), done.uploaded.map(({ number }) => number)],
    )),
    ...(await find(
      `select format('upload %s is %s', id, state) as detail from order_uploads where state = 'TAKING'`,
    )),
    ...(await find(
      `select format('row %s of upload %s is left behind', r.line, r.upload_id) as detail
       from order_upload_rows r join order_uploads u on u.id = r.upload_id
       where u.state = 'DONE' and r.state in ('ready', 'attention')`,
    )),
    ...(await find(
      `select format('acknowledged payment of order %s has %s debits', given.id, count(j.id)) as detail
       from unnest($1::uuid[]) as given (id)
       left join ledger_journals j on j.kind = 'ORDER_DEBIT' and j.order_id = given.id
       group by given.id having count(distinct j.id) <> 1`,
      [done.paid],
    )),
    ...(await find(
      `select format('acknowledged cancellation of order %s: it is %s', o.number, o.state) as detail
       from orders o where o.id = any ($1::uuid[]) and o.state not in ('CANCELLED', 'CANCELLED_REFUNDED')`,
      [[...done.cancelled, ...done.approvedCancellations]],
    )),
    ...(await find(
      `select format('acknowledged claim for order %s is stored %s times', given.order_id, count(c.id)) as detail
       from unnest($1::uuid[], $2::text[]) as given (order_id, description)
       left join claims c on c.order_id = given.order_id and c.description = given.description
       group by given.order_id, given.description having count(c.id) <> 1`,
      [done.claims.map(({ orderId }) => orderId), done.claims.map(({ description }) => description)],
    )),
    ...(await find(
      `select format('claim for order %s is stored %s times', order_id, count(*)) as detail from claims
       group by order_id, description having count(*) > 1`,
    )),
    ...(await find(
      `select format('acknowledged approval of claim %s has %s refunds', given.id, count(j.id)) as detail
       from unnest($1::uuid[]) as given (id)
       left join ledger_journals j on j.kind = 'CLAIM_REFUND' and j.source = 'claim:' || given.id
       group by given.id having count(distinct j.id) <> 1`,
      [done.approvedClaims],
    )),
    ...(await find(
      `select 'acknowledged answer to a failed delivery is lost: ' || given.id as detail
       from unnest($1::uuid[]) as given (id)
       where not exists (select from ndr_reports n where n.id = given.id and n.answer is not null)`,
      [done.answers],
    )),
    ...(await find(
      `select 'acknowledged inspection is lost: ' || given.id as detail from unnest($1::uuid[]) as given (id)
       where not exists (select from shipments s where s.id = given.id and s.inspected_at is not null)`,
      [done.inspected],
    )),
    ...(await find(
      `select 'acknowledged handover is lost: ' || given.id as detail from unnest($1::uuid[]) as given (id)
       where not exists (select from order_events e where e.order_id = given.id and e.to_state = 'DISPATCHED')`,
      [done.handedOver],
    )),
    ...(await find(
      `select 'acknowledged tracking webhook is lost: ' || given.id as detail from unnest($1::text[]) as given (id)
       where not exists (select from webhook_events e where e.source = 'shiprocket' and e.event_id = given.id)`,
      [done.scans],
    )),
    ...(await find(
      `select 'forged tracking webhook is stored: ' || event_id as detail from webhook_events
       where source = 'shiprocket' and event_id = any ($1::text[])`,
      [done.forgedScans],
    )),
    ...(await find(
      `select format('tracking webhook %s is %s', id, coalesce(outcome, 'not processed')) as detail from webhook_events
       where source = 'shiprocket' and (outcome is null or outcome = 'failed')`,
    )),
    ...(await find(
      `select format('parcel %s is booked %s times', reference, count(*)) as detail from sandbox_parcels
       where not is_cancelled group by reference having count(*) > 1`,
    )),
    ...(await find(
      `select format('parcel %s has left, but its manifest does not say so', s.tracking_id) as detail
       from shipments s join sandbox_parcels b on b.awb = s.awb
       where s.handed_over_at is not null and not b.is_manifested`,
    )),
    ...(await find(
      `select format('journal %s has %s documents', journal_id, count(*)) as detail from documents
       where journal_id is not null group by journal_id having count(*) > 1`,
    )),
    ...(await find(
      `select format('order %s has %s invoices', order_id, count(*)) as detail from documents
       where kind = 'order_invoice' group by order_id having count(*) > 1`,
    )),
    ...(await find(
      `select format('%s emails of kind %s to %s', count(*), m.kind, m.recipient) as detail
       from mails m where m.kind in ('customer-dispatched', 'customer-delivered')
       group by m.kind, m.recipient
       having count(*) > (select count(*) from shipments s join orders o on o.id = s.order_id
         where o.customer_email = m.recipient)`,
    )),
    ...(await find(
      `with stocks as (
         select v.sku, s.quantity, s.reserved from product_variations v join variation_stocks s using (product_id, position)
         union all
         select p.sku, s.quantity, s.reserved from products p join product_stocks s on s.product_id = p.id
         where not exists (select from product_variations v where v.product_id = p.id)
       ), shipped as (
         select i.sku, sum(i.quantity) as quantity from order_items i
         where exists (select from order_events e where e.order_id = i.order_id and e.to_state = 'DISPATCHED')
         group by i.sku
       ), returned as (
         select i.sku, sum(i.quantity) as quantity
         from order_items i join shipments s on s.order_id = i.order_id and s.warehouse = coalesce(i.warehouse, 'national')
         where s.condition = 'resellable' group by i.sku
       )
       select format('SKU %s: %s pieces, of which free %s, reserved %s, shipped %s, returned %s', given.sku, given.total,
         k.quantity, k.reserved, coalesce(s.quantity, 0), coalesce(r.quantity, 0)) as detail
       from unnest($1::text[], $2::int[]) as given (sku, total)
       left join stocks k on k.sku = given.sku
       left join shipped s on s.sku = given.sku left join returned r on r.sku = given.sku
       where k.sku is null or k.quantity < 0 or k.reserved < 0
         or k.quantity + k.reserved + coalesce(s.quantity, 0) - coalesce(r.quantity, 0) <> given.total`,
      [[...totals.keys()], [...totals.values()]],
    )),
  ];
}
