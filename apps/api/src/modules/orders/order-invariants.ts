import { orderStateRules, orderStates } from '@postprocure/contracts/orders/order-state';
import type { Invariant } from '../ledger/index.ts';

const holding = orderStates
  .filter((state) => orderStateRules[state].holdsStock)
  .map((state) => `'${state}'`)
  .join(', ');

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'Every order is debited at most once',
    sql: `select format('order %s has %s debits', order_id, count(*)) as detail
      from ledger_journals where kind = 'ORDER_DEBIT' group by order_id having count(*) > 1 or order_id is null`,
  },
  {
    name: 'The refunds of an order never exceed its debit',
    sql: `select format('order %s: debit %s, refunds %s', order_id, debit, refund) as detail
      from (
        select j.order_id, coalesce(-sum(e.amount_paise) filter (where j.kind = 'ORDER_DEBIT'), 0) as debit,
          coalesce(sum(e.amount_paise) filter (where j.kind <> 'ORDER_DEBIT'), 0) as refund
        from ledger_journals j join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
        where j.order_id is not null
          and j.kind in ('ORDER_DEBIT', 'ORDER_CANCEL_REFUND', 'RTO_REFUND', 'CLAIM_REFUND')
        group by j.order_id
      ) money where refund > debit`,
  },
  {
    name: 'Every paid order is debited with its total, and no unpaid order is debited',
    sql: `select format('order %s: total %s, debited %s', o.number, o.total_paise, -e.amount_paise) as detail
      from orders o
      left join ledger_journals j on j.kind = 'ORDER_DEBIT' and j.source = o.id::text
      left join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
      where case when o.paid_at is null then e.amount_paise is not null
        else -e.amount_paise is distinct from o.total_paise end`,
  },
  {
    name: 'Every cancelled order that was paid is refunded in full',
    sql: `select format('order %s', o.number) as detail
      from orders o
      left join ledger_journals j on j.kind = 'ORDER_CANCEL_REFUND' and j.source = o.id::text
      left join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
      where (o.state = 'CANCELLED_REFUNDED' and e.amount_paise is distinct from o.total_paise)
        or (o.state <> 'CANCELLED_REFUNDED' and e.amount_paise is not null)`,
  },
  {
    name: 'Every order debit and cancellation refund has a document for the same amount',
    sql: `select format('journal %s (%s)', j.id, j.kind) as detail
      from ledger_journals j join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
      left join documents d on d.journal_id = j.id
        and d.kind = case j.kind when 'ORDER_DEBIT' then 'order_invoice' else 'credit_note' end
      where j.kind in ('ORDER_DEBIT', 'ORDER_CANCEL_REFUND') and d.total_paise is distinct from abs(e.amount_paise)`,
  },
  {
    name: 'The goods total of every order is the sum of its lines',
    sql: `select format('order %s: %s, lines %s', o.number, o.goods_paise, coalesce(sum(i.line_paise), 0)) as detail
      from orders o left join order_items i on i.order_id = o.id
      group by o.id having o.goods_paise <> coalesce(sum(i.line_paise), 0)`,
  },
  {
    name: 'Reserved stock is the sum of the paid lines that have not shipped',
    sql: `with held as (
        select i.sku, sum(i.quantity) as quantity from order_items i join orders o on o.id = i.order_id
        where o.state in (${holding}) group by i.sku
      ), reserved as (
        select v.sku, s.reserved from variation_stocks s join product_variations v using (product_id, position)
        where s.reserved > 0
        union all
        select p.sku, s.reserved from product_stocks s join products p on p.id = s.product_id
        where s.reserved > 0 and not exists (select from product_variations v where v.product_id = p.id)
      )
      select format('SKU %s: reserved %s, ordered %s', coalesce(r.sku, h.sku), coalesce(r.reserved, 0),
        coalesce(h.quantity, 0)) as detail
      from reserved r full join held h on h.sku = r.sku
      where coalesce(r.reserved, 0) <> coalesce(h.quantity, 0)
        and (exists (select from product_variations where sku = coalesce(r.sku, h.sku))
          or exists (select from products where sku = coalesce(r.sku, h.sku)))`,
  },
  {
    name: 'The last event of every order matches its state',
    sql: `select format('order %s is %s, its last event says %s', o.number, o.state, e.to_state) as detail
      from orders o
      left join lateral (
        select to_state from order_events where order_id = o.id and to_state is not null order by id desc limit 1
      ) e on true
      where e.to_state is distinct from o.state`,
  },
];
