import { rtoRefundPercent } from '@postprocure/money/split-rto-price';
import type { Invariant } from '../ledger/index.ts';

export const fulfilmentInvariants: readonly Invariant[] = [
  {
    name: 'The parcels of an order contain exactly its goods',
    sql: `select format('order %s: goods %s, parcels %s', o.number, o.goods_paise, sum(s.goods_paise)) as detail
      from orders o join shipments s on s.order_id = o.id
      group by o.id having sum(s.goods_paise) <> o.goods_paise or sum(s.shipping_paise) <> o.shipping_paise`,
  },
  {
    name: 'The refund and the fee of every returned parcel add up to its price',
    sql: `select format('parcel %s: price %s, refund %s, fee %s, fault %s', tracking_id, goods_paise, refund_paise, fee_paise,
        fault) as detail
      from shipments where state = 'returned' and (
        refund_paise is null or refund_paise + fee_paise <> goods_paise
        or refund_paise <> case fault when 'customer' then (goods_paise * ${rtoRefundPercent} + 50) / 100
          else goods_paise end)`,
  },
  {
    name: 'Every lost or damaged parcel is refunded in full',
    sql: `select format('parcel %s: price %s, refund %s', tracking_id, goods_paise + shipping_paise, refund_paise) as detail
      from shipments where state in ('lost', 'damaged')
        and (refund_paise is distinct from goods_paise + shipping_paise or fee_paise <> 0)`,
  },
  {
    name: 'Every parcel refund is in the ledger, and only returned, lost and damaged parcels are refunded',
    sql: `select format('parcel %s is %s: refund %s, in the ledger %s', s.tracking_id, s.state, s.refund_paise, j.sum) as detail
      from shipments s
      left join lateral (
        select coalesce(sum(e.amount_paise), 0) as sum
        from ledger_journals j join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
        where j.kind = case when s.state = 'returned' then 'RTO_REFUND' else 'CLAIM_REFUND' end
          and j.source in ('parcel:' || s.id::text, 'parcel:' || s.id::text || ':fee')
      ) j on true
      where s.order_id is not null and (coalesce(s.refund_paise, 0) <> j.sum
        or (s.refund_paise is not null) <> (s.state in ('returned', 'lost', 'damaged')))`,
  },
  {
    name: 'Every approved claim is refunded once, in the approved amount',
    sql: `select format('claim %s is %s: refund %s, in the ledger %s', c.number, c.state, c.refund_paise, e.amount_paise) as detail
      from claims c
      left join ledger_journals j on j.kind = 'CLAIM_REFUND' and j.source = 'claim:' || c.id::text
      left join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
      where c.refund_paise is distinct from e.amount_paise`,
  },
  {
    name: 'Every refund for a return or a claim belongs to a parcel or a claim',
    sql: `select format('journal %s (%s %s)', j.id, j.kind, j.source) as detail
      from ledger_journals j
      where j.kind in ('RTO_REFUND', 'CLAIM_REFUND') and j.order_id in (select id from orders) and not exists (
          select from shipments s where s.order_id = j.order_id
            and j.source in ('parcel:' || s.id::text, 'parcel:' || s.id::text || ':fee'))
        and not exists (
          select from claims c where c.order_id = j.order_id and j.source = 'claim:' || c.id::text)`,
  },
  {
    name: 'Every refund for a return or a claim has a credit note for the same amount',
    sql: `select format('journal %s (%s)', j.id, j.kind) as detail
      from ledger_journals j join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
      left join documents d on d.journal_id = j.id and d.kind = 'credit_note'
      where j.kind in ('RTO_REFUND', 'CLAIM_REFUND') and d.total_paise is distinct from e.amount_paise`,
  },
  {
    name: 'A delivered order has parcels, and all of them are delivered',
    sql: `select format('order %s is %s', o.number, o.state) as detail
      from orders o
      where o.state = 'DELIVERED'
        and (exists (select from shipments s where s.order_id = o.id and s.state <> 'delivered')
          or not exists (select from shipments s where s.order_id = o.id))`,
  },
];
