import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatDate } from '@postprocure/contracts/indian-date';
import { statementKindNames } from '@postprocure/contracts/wallet/journal-kind';
import type { StatementFilter } from '@postprocure/contracts/wallet/wallet';
import type { Executor } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import type { FileDownload } from '../../endpoints/handlers.ts';
import { nameDownload } from '../../sent-file.ts';
import { sendTable, type TableColumn } from '../../table-file.ts';
import {
  clearWordLayouts,
  contentWidth,
  createPdfTable,
  drawPageFooters,
  openPdf,
  pageMargin,
  pdfColours,
  type PdfColumn,
} from '../documents/index.ts';
import { listStatement, type StatementRow } from './statement.repository.ts';

const batchSize = 500;

/** The whole statement in batches, newest first. */
async function* readStatement(
  database: Executor,
  merchantId: string,
  filter: StatementFilter,
): AsyncGenerator<StatementRow[]> {
  let before: number | null = null;
  for (;;) {
    const rows: StatementRow[] = await listStatement(database, merchantId, filter, {
      before,
      limit: batchSize,
    });
    if (rows.length > 0) yield rows;
    before = rows.at(-1)?.position ?? null;
    if (rows.length < batchSize || before === null) return;
  }
}

export interface StatementFile {
  merchantId: string;
  merchantName: string;
  filter: StatementFilter;
  isDemo: boolean;
}

export function sendStatement(
  database: Executor,
  format: 'csv' | 'xlsx' | 'pdf',
  file: StatementFile,
): FileDownload {
  const name = fileName(file.filter);
  const batches = readStatement(database, file.merchantId, file.filter);
  if (format === 'pdf') return sendPdf(name, file, batches);
  return sendTable(format, { name, columns, batches });
}

const fileName = ({ from, to }: StatementFilter): string =>
  nameDownload(['wallet-statement', from].filter(Boolean).join('-'), to ?? new Date());

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const amount = (pick: (row: StatementRow) => number | null) => (row: StatementRow) => {
  const paise = pick(row);
  return paise === null ? null : { paise };
};
const debit = ({ amountPaise }: StatementRow): number | null => (amountPaise < 0 ? -amountPaise : null);
const credit = ({ amountPaise }: StatementRow): number | null => (amountPaise > 0 ? amountPaise : null);

const columns: readonly TableColumn<StatementRow>[] = [
  { heading: 'Time (IST)', width: 22, cell: ({ at }) => timeFormat.format(at) },
  { heading: 'Type', width: 26, cell: ({ kind }) => statementKindNames[kind] },
  { heading: 'Description', width: 50, cell: ({ description }) => description },
  { heading: 'Reference', width: 28, cell: ({ source }) => source },
  { heading: 'Document', width: 20, cell: ({ documentNumber }) => documentNumber },
  { heading: 'Debit (INR)', width: 14, numberFormat: '0.00', cell: amount(debit) },
  { heading: 'Credit (INR)', width: 14, numberFormat: '0.00', cell: amount(credit) },
  { heading: 'Balance (INR)', width: 14, numberFormat: '0.00', cell: amount((row) => row.balancePaise) },
];

const rupees = (paise: number | null): string => (paise === null ? '' : formatRupees(paiseToRupees(paise)));

const pdfColumns: readonly PdfColumn<StatementRow>[] = [
  { heading: 'Time (IST)', share: 17, text: ({ at }) => timeFormat.format(at) },
  { heading: 'Type', share: 16, text: ({ kind }) => statementKindNames[kind] },
  { heading: 'Description', share: 30, text: ({ description }) => description },
  { heading: 'Debit', share: 12, align: 'right', text: (row) => rupees(debit(row)) },
  { heading: 'Credit', share: 12, align: 'right', text: (row) => rupees(credit(row)) },
  { heading: 'Balance', share: 13, align: 'right', text: ({ balancePaise }) => rupees(balancePaise) },
];

function sendPdf(
  name: string,
  { merchantName, filter, isDemo }: StatementFile,
  batches: AsyncIterable<readonly StatementRow[]>,
): FileDownload {
  const pdf = openPdf('Wallet statement');
  drawPageFooters(pdf, `Wallet statement for ${merchantName}`, isDemo);
  pdf.font('bold').fontSize(16).fillColor(pdfColours.ink).text('Wallet statement', pageMargin, pageMargin);
  pdf.font('regular').fontSize(9).fillColor(pdfColours.soft);
  pdf.text(merchantName, { width: contentWidth(pdf) });
  pdf.text(describePeriod(filter), { width: contentWidth(pdf) });
  pdf.y += 10;
  const table = createPdfTable(pdf, pdfColumns);
  const output = new PassThrough();
  const draw = async (): Promise<void> => {
    for await (const rows of batches) {
      for (const [index, row] of rows.entries()) {
        table.addRow(row);
        // Drawing takes CPU time, so let other requests run in between.
        if (index % 25 === 24) await nextTurn();
      }
      clearWordLayouts(pdf);
      // pdfkit has no backpressure, so wait for the reader to keep pages from piling up in memory.
      while (output.writableNeedDrain && !output.destroyed) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      if (output.destroyed) return;
    }
    pdf.end();
  };
  pipeline(pdf, output).catch(() => undefined);
  draw().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return { stream: output, name: `${name}.pdf`, type: 'application/pdf' };
}

const describePeriod = ({ from, to, kind }: StatementFilter): string =>
  [
    from ? `From ${formatDate(from)}` : 'From the beginning',
    `to ${formatDate(to ?? new Date())}`,
    ...(kind ? [`· ${statementKindNames[kind]} only`] : []),
  ].join(' ');
