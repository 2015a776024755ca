/** A rule about money that must always hold, with the query that returns the rows that violate it. */
export interface Invariant {
  name: string;
  /** Returns one text column, `detail`, for each violation. */
  sql: string;
}

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'The entries of every journal sum to zero',
    sql: `select format('journal %s sums to %s paise', journal_id, sum(amount_paise)) as detail
      from ledger_entries group by journal_id having sum(amount_paise) <> 0`,
  },
  {
    name: 'Every journal has at least two entries',
    sql: `select format('journal %s has %s entries', j.id, count(e.id)) as detail
      from ledger_journals j left join ledger_entries e on e.journal_id = j.id group by j.id having count(e.id) < 2`,
  },
  {
    name: 'The balance of every wallet is the sum of its entries',
    sql: `select format('merchant %s: available %s, entries %s; held %s, entries %s', merchant_id,
        available_paise, available, held_paise, held) as detail
      from (
        select coalesce(w.merchant_id, e.merchant_id) as merchant_id, coalesce(w.available_paise, 0) as available_paise,
          coalesce(w.held_paise, 0) as held_paise, coalesce(e.available, 0) as available, coalesce(e.held, 0) as held
        from wallets w
        full join (
          select merchant_id, sum(amount_paise) filter (where account = 'wallet') as available,
            sum(amount_paise) filter (where account = 'hold') as held
          from ledger_entries where merchant_id is not null group by merchant_id
        ) e on e.merchant_id = w.merchant_id
        where w.merchant_id is not null or e.merchant_id in (select id from merchants)
      ) balances
      where available_paise <> available or held_paise <> held`,
  },
  {
    name: 'The running balance of every entry is the sum of the entries up to it',
    sql: `select format('entry %s shows %s, entries sum to %s', id, balance_paise, running) as detail
      from (
        select id, balance_paise, sum(amount_paise) over (partition by merchant_id, account order by position) as running
        from ledger_entries where merchant_id is not null
      ) entries
      where balance_paise is distinct from running`,
  },
  {
    name: 'No wallet has ever been below zero',
    sql: `select format('entry %s left %s paise', id, balance_paise) as detail
      from ledger_entries where balance_paise < 0`,
  },
  {
    name: 'Money on hold is the sum of the active holds',
    sql: `select format('merchant %s: held %s, active holds %s', w.merchant_id, w.held_paise, coalesce(h.sum, 0)) as detail
      from wallets w
      left join (
        select merchant_id, sum(amount_paise) as sum from wallet_holds where state = 'active' group by merchant_id
      ) h on h.merchant_id = w.merchant_id
      where w.held_paise <> coalesce(h.sum, 0)`,
  },
  {
    name: 'Every journal except a settlement moves the money of exactly one merchant',
    sql: `select format('journal %s (%s)', j.id, j.kind) as detail
      from ledger_journals j join ledger_entries e on e.journal_id = j.id
      group by j.id
      having count(distinct e.merchant_id) <> case j.kind when 'SETTLEMENT' then 0 else 1 end
        or bool_or(e.merchant_id <> j.merchant_id)`,
  },
  {
    name: 'Every approved adjustment is posted once, with its amount',
    sql: `select format('adjustment %s', a.id) as detail
      from ledger_adjustments a
      left join ledger_entries e on e.journal_id = a.journal_id and e.account = 'wallet'
      where a.state = 'approved' and e.amount_paise is distinct from a.amount_paise
      union all
      select format('journal %s is an adjustment that nobody approved', j.id)
      from ledger_journals j where j.kind = 'ADJUSTMENT'
        and not exists (select from ledger_adjustments a where a.journal_id = j.id and a.state = 'approved')`,
  },
];
