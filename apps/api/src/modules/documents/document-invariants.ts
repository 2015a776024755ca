import type { Invariant } from '../ledger/index.ts';

export const documentInvariants: readonly Invariant[] = [
  {
    name: 'Document numbers have no gaps',
    sql: `select format('series %s %s: %s documents, last number %s', s.series, s.financial_year, count(d.id),
        s.last_number) as detail
      from document_series s left join documents d on d.series = s.series and d.financial_year = s.financial_year
      group by s.series, s.financial_year, s.last_number
      having count(d.id) <> s.last_number or max(d.number) is distinct from s.last_number`,
  },
  {
    name: 'Taxable value and tax of every document add up to its total',
    sql: `select format('document %s', number_text) as detail from documents
      where taxable_paise + cgst_paise + sgst_paise + igst_paise <> total_paise or cgst_paise <> sgst_paise`,
  },
  {
    name: 'The lines of every document add up to its total',
    sql: `select format('document %s', d.number_text) as detail
      from documents d,
        lateral (
          select sum((line->>'totalPaise')::bigint) as total, sum((line->>'taxablePaise')::bigint) as taxable
          from jsonb_array_elements(d.content->'lines') line
        ) lines
      where lines.total <> d.total_paise or lines.taxable <> d.taxable_paise`,
  },
  {
    name: 'No invoice is credited for more than its total',
    sql: `select format('invoice %s of %s paise: credited %s', i.number_text, i.total_paise, sum(c.total_paise)) as detail
      from documents i join documents c on c.credits_id = i.id
      group by i.id having sum(c.total_paise) > i.total_paise`,
  },
  {
    name: 'Every plan fee and top-up has a document for the same amount',
    sql: `select format('journal %s (%s)', j.id, j.kind) as detail
      from ledger_journals j join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
      left join documents d on d.journal_id = j.id
        and d.kind = case j.kind when 'TOPUP' then 'receipt' else 'plan_invoice' end
      where j.kind in ('TOPUP', 'PLAN_CHARGE') and d.total_paise is distinct from abs(e.amount_paise)`,
  },
];
