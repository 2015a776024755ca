import type { Invariant } from '../ledger/index.ts';

export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'Every captured payment is credited once, in full',
    sql: `select format('payment %s of %s paise: credited %s', p.id, p.amount_paise, coalesce(e.amount_paise, 0)) as detail
      from payments p
      left join ledger_journals j on j.kind = 'TOPUP' and j.source = p.id
      left join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
      where p.status in ('captured', 'refunded') and e.amount_paise is distinct from p.amount_paise
      union all
      select format('journal %s credits payment %s, which is not captured', j.id, j.source)
      from ledger_journals j left join payments p on p.id = j.source
      where j.kind = 'TOPUP' and (p.id is null or p.status not in ('captured', 'refunded'))`,
  },
  {
    name: 'A top-up is paid exactly when one of its payments is captured',
    sql: `select format('top-up %s is %s', t.reference, t.state) as detail
      from topups t
      where (t.state = 'paid') <> exists (
        select from payments p join payment_orders o on o.id = p.order_id
        where o.topup_id = t.id and p.status in ('captured', 'refunded'))`,
  },
  {
    name: 'No more is refunded than was paid, and every refund is in the ledger',
    sql: `select format('payment %s: refunded %s, in the ledger %s', p.id, p.refunded_paise, coalesce(r.sum, 0)) as detail
      from payments p
      left join lateral (
        select sum(amount_paise) from (
          select part.amount_paise from balance_refund_parts part where part.payment_id = p.id and part.state = 'paid'
        ) refunded
      ) r on true
      where p.refunded_paise < coalesce(r.sum, 0) or p.refunded_paise > p.amount_paise`,
  },
  {
    name: 'Every balance refund in progress has its money on hold',
    sql: `select format('refund %s is %s', r.reference, r.state) as detail
      from balance_refunds r
      left join wallet_holds h on h.source = 'balance-refund:' || r.id::text
      where (r.state in ('requested', 'approved', 'processing')) <> coalesce(h.state = 'active', false)
        or (h.id is not null and h.amount_paise <> r.amount_paise)`,
  },
  {
    name: 'The parts of a refund add up to its total',
    sql: `select format('refund %s', r.reference) as detail
      from balance_refunds r join balance_refund_parts part on part.refund_id = r.id
      group by r.id having sum(part.amount_paise) <> r.amount_paise`,
  },
];
