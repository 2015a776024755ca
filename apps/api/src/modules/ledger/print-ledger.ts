import type { Executor } from '@postprocure/db/pool';

interface PrintedRow {
  kind: string;
  source: string;
  amounts: Record<string, number>;
  balance: number | null;
}

/**
 * Formats a merchant's journals as a text table in rupees, with a column for each account and the wallet's balance last.
 * `nameSource` can replace sources, which are mostly IDs, with readable names.
 */
export async function printLedger(
  executor: Executor,
  merchantId: string,
  nameSource: (source: string) => string = (source) => source,
): Promise<string> {
  const { rows } = await executor.query<PrintedRow>(
    `select j.kind, j.source, jsonb_object_agg(e.account, e.amount_paise) as amounts,
       max(e.balance_paise) filter (where e.account = 'wallet') as balance
     from ledger_journals j join ledger_entries e on e.journal_id = j.id
     where j.merchant_id = $1 group by j.id order by j.id`,
    [merchantId],
  );
  const accounts = accountOrder.filter((account) => rows.some(({ amounts }) => account in amounts));
  const totals = accounts.map((account) =>
    rows.reduce((sum, { amounts }) => sum + (amounts[account] ?? 0), 0),
  );
  return alignColumns([
    ['Kind', 'Source', ...accounts, 'Balance'],
    ...rows.map(({ kind, source, amounts, balance }) => [
      kind,
      nameSource(source),
      ...accounts.map((account) => formatAmount(amounts[account] ?? null)),
      formatAmount(balance),
    ]),
    ['Total', '', ...totals.map(formatAmount), ''],
  ]);
}

const accountOrder = [
  'wallet',
  'hold',
  'gateway',
  'gateway_fees',
  'bank',
  'order_sales',
  'plan_sales',
  'service_sales',
  'promotions',
  'adjustments',
];

const formatAmount = (paise: number | null): string => (paise === null ? '' : (paise / 100).toFixed(2));

function alignColumns(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
