import type {
  DocumentContent,
  DocumentFilter,
  DocumentKind,
} from '@postprocure/contracts/documents/document';
import type { Executor } from '@postprocure/db/pool';
import type { InvoiceTax } from '@postprocure/money/invoice-tax';
import type { KeysetCursor } from '../../keyset-cursor.ts';
import { timestampColumn } from '../../keyset-cursor.ts';

export interface DocumentRecord extends InvoiceTax {
  id: string;
  kind: DocumentKind;
  numberText: string;
  merchantId: string;
  creditsId: string | null;
  orderId: string | null;
  issuedAt: Date;
  supply: 'none' | 'intra_state' | 'intra_union_territory' | 'inter_state';
  placeOfSupply: string | null;
  totalPaise: number;
  isDemo: boolean;
  content: DocumentContent;
}

const columns = `id, kind, number_text as "numberText", merchant_id as "merchantId", credits_id as "creditsId",
  order_id as "orderId", issued_at as "issuedAt", supply, place_of_supply as "placeOfSupply",
  taxable_paise as "taxablePaise", cgst_paise as "cgstPaise", sgst_paise as "sgstPaise", igst_paise as "igstPaise",
  total_paise as "totalPaise", is_demo as "isDemo", content`;

/** Takes the next number of a series. The row stays locked until the transaction ends, so a rollback leaves no gap. */
export async function takeNumber(tx: Executor, series: string, financialYear: string): Promise<number> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into document_series (series, financial_year, last_number) values ($1, $2, 1)
     on conflict (series, financial_year) do update set last_number = document_series.last_number + 1
     returning last_number as number`,
    [series, financialYear],
  );
  return rows[0]?.number ?? 0;
}

export interface NewDocument extends Omit<DocumentRecord, 'id'> {
  series: string;
  financialYear: string;
  number: number;
  journalId: number;
}

export async function insertDocument(tx: Executor, document: NewDocument): Promise<DocumentRecord> {
  const { rows } = await tx.query<DocumentRecord>(
    `insert into documents (kind, series, financial_year, number, number_text, merchant_id, journal_id, credits_id,
       order_id, issued_at, supply, place_of_supply, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise,
       is_demo, content)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     returning ${columns}`,
    [
      document.kind,
      document.series,
      document.financialYear,
      document.number,
      document.numberText,
      document.merchantId,
      document.journalId,
      document.creditsId,
      document.orderId,
      document.issuedAt,
      document.supply,
      document.placeOfSupply,
      document.taxablePaise,
      document.cgstPaise,
      document.sgstPaise,
      document.igstPaise,
      document.totalPaise,
      document.isDemo,
      document.content,
    ],
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('The document was not inserted');
  return inserted;
}

/** Finds the document of a journal, so that no second one is issued if an event arrives twice. */
export async function findDocumentOfJournal(
  executor: Executor,
  journalId: number,
  kind: DocumentKind,
): Promise<DocumentRecord | null> {
  const { rows } = await executor.query<DocumentRecord>(
    `select ${columns} from documents where journal_id = $1 and kind = $2`,
    [journalId, kind],
  );
  return rows[0] ?? null;
}

export async function findDocument(executor: Executor, id: string): Promise<DocumentRecord | null> {
  const { rows } = await executor.query<DocumentRecord>(`select ${columns} from documents where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function findOrderInvoice(executor: Executor, orderId: string): Promise<DocumentRecord | null> {
  const { rows } = await executor.query<DocumentRecord>(
    `select ${columns} from documents where order_id = $1 and kind = 'order_invoice'`,
    [orderId],
  );
  return rows[0] ?? null;
}

/** The merchant's documents for the given orders, oldest first. */
export async function listOrderDocuments(
  executor: Executor,
  merchantId: string,
  orderIds: readonly string[],
): Promise<DocumentRecord[]> {
  const { rows } = await executor.query<DocumentRecord>(
    `select ${columns} from documents where merchant_id = $1 and order_id = any ($2) order by issued_at, number_text`,
    [merchantId, orderIds],
  );
  return rows;
}

export async function findMerchantDocument(
  executor: Executor,
  merchantId: string,
  id: string,
): Promise<DocumentRecord | null> {
  const { rows } = await executor.query<DocumentRecord>(
    `select ${columns} from documents where merchant_id = $1 and id = $2`,
    [merchantId, id],
  );
  return rows[0] ?? null;
}

export interface DocumentPosition {
  before: KeysetCursor | null;
  limit: number;
}

/** Newest first. `from` and `to` are days in Indian time, both inclusive; `number` matches part of a number. */
export async function listDocuments(
  executor: Executor,
  merchantId: string,
  { kind, number, from, to }: DocumentFilter,
  { before, limit }: DocumentPosition,
): Promise<(DocumentRecord & { moment: string })[]> {
  const { rows } = await executor.query<DocumentRecord & { moment: string }>(
    `select ${columns}, ${timestampColumn('issued_at')} as moment from documents
     where merchant_id = $1 and ($2::text is null or kind = $2)
       and ($3::date is null or issued_at >= $3::date::timestamp at time zone 'Asia/Kolkata')
       and ($4::date is null or issued_at < ($4::date + 1)::timestamp at time zone 'Asia/Kolkata')
       and ($5::timestamptz is null or (issued_at, id) < ($5, $6::uuid))
       and ($8::text is null or position(upper($8) in number_text) > 0)
     order by issued_at desc, id desc limit $7`,
    [
      merchantId,
      kind ?? null,
      from ?? null,
      to ?? null,
      before?.moment ?? null,
      before?.id ?? null,
      limit,
      number?.trim() || null,
    ],
  );
  return rows;
}
