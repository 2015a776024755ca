import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '@postprocure/contracts/app-error';
import {
  documentKindNames,
  type DocumentFilter,
  type DocumentSummary,
} from '@postprocure/contracts/documents/document';
import type { documentEndpoints } from '@postprocure/contracts/documents/endpoints';
import type { Pool } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import { ZipFile } from 'yazl';
import type { FileDownload, Handlers } from '../../endpoints/handlers.ts';
import { nameDownload } from '../../sent-file.ts';
import { cutPage, readKeysetCursor, writeKeysetCursor } from '../../keyset-cursor.ts';
import { recordAudit } from '../audit/index.ts';
import { readPlan, readPlanAccess } from '../plans/index.ts';
import { findMerchantDocument, listDocuments, type DocumentRecord } from './document.repository.ts';
import { buildEInvoice } from './e-invoice.ts';
import { hasEInvoice, renderDocumentPdf } from './pdf/document-pdf.ts';
import { sendTaxExport } from './tax-export.ts';

const pageSize = 30;
const batchSize = 100;
/** Creating a ZIP file with more documents would take minutes. */
const maxArchived = 2000;

export const createDocumentHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof documentEndpoints> => ({
  'GET /api/seller/documents': async ({ merchant, query: { cursor, ...filter } }) => {
    const before = readKeysetCursor(cursor);
    const rows = await listDocuments(database, merchant.merchantId, filter, { before, limit: pageSize + 1 });
    const { shown, next } = cutPage(rows, pageSize, writeKeysetCursor);
    return { documents: shown.map(describeDocument), next };
  },

  'GET /api/seller/documents/:id/pdf': async ({ merchant, client, params }) => {
    const document = await requireDocument(database, merchant.merchantId, params.id);
    await recordAudit(database, merchant, client, { act: 'document.downloaded', target: document.id });
    return {
      stream: renderDocumentPdf(document),
      name: `${fileNameOf(document)}.pdf`,
      type: 'application/pdf',
    };
  },

  'GET /api/seller/documents/:id/e-invoice': async ({ merchant, params }) => {
    const document = await requireDocument(database, merchant.merchantId, params.id);
    if (!hasEInvoice(document)) throw new AppError('NOT_FOUND', 'This document has no e-invoice.');
    const json = JSON.stringify(buildEInvoice(document), null, 2);
    const stream = new PassThrough();
    stream.end(json);
    return { stream, name: `${fileNameOf(document)}.json`, type: 'application/json' };
  },

  'GET /api/seller/documents/archive': async ({ merchant, client, query }) => {
    await recordAudit(database, merchant, client, { act: 'document.archiveDownloaded' });
    return archiveDocuments(database, merchant.merchantId, query);
  },

  'GET /api/seller/documents/tax-export': async ({ merchant, client, query: { format, ...filter } }) => {
    const { key } = await readPlan(database, merchant.merchantId);
    if ((await readPlanAccess(database, key, 'billing.auto')) !== 'full') {
      throw new AppError('PLAN_LIMIT', 'Tax exports are part of the Unicorn plan.');
    }
    await recordAudit(database, merchant, client, { act: 'document.taxExported', detail: { format } });
    return sendTaxExport(format, readDocuments(database, merchant.merchantId, filter));
  },
});

async function requireDocument(database: Pool, merchantId: string, id: string): Promise<DocumentRecord> {
  const document = await findMerchantDocument(database, merchantId, id);
  if (!document) throw new AppError('NOT_FOUND', 'Document not found.');
  return document;
}

/** All documents that match the filter, in batches, newest first. */
async function* readDocuments(
  database: Pool,
  merchantId: string,
  filter: DocumentFilter,
): AsyncGenerator<DocumentRecord[]> {
  let before: { moment: string; id: string } | null = null;
  for (;;) {
    const rows: (DocumentRecord & { moment: string })[] = await listDocuments(database, merchantId, filter, {
      before,
      limit: batchSize,
    });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < batchSize || last === undefined) return;
    before = { moment: last.moment, id: last.id };
  }
}

/** Renders the PDFs one at a time, as fast as the client reads the archive. */
async function archiveDocuments(
  database: Pool,
  merchantId: string,
  filter: DocumentFilter,
): Promise<FileDownload> {
  const documents: DocumentRecord[] = [];
  for await (const batch of readDocuments(database, merchantId, filter)) {
    documents.push(...batch);
    if (documents.length > maxArchived) {
      throw new AppError('CONFLICT', 'There are more than 2,000 documents. Choose a shorter period.');
    }
  }
  if (documents.length === 0) throw new AppError('NOT_FOUND', 'There are no documents in this period.');
  const zip = new ZipFile();
  for (const document of documents) {
    zip.addReadStreamLazy(`${fileNameOf(document)}.pdf`, (deliver) =>
      deliver(null, renderDocumentPdf(document)),
    );
  }
  zip.end();
  return {
    stream: zip.outputStream as Readable,
    name: `${nameDownload('documents')}.zip`,
    type: 'application/zip',
  };
}

const fileNameOf = ({ kind, numberText, issuedAt }: DocumentRecord): string =>
  nameDownload(
    `${documentKindNames[kind].toLowerCase().replaceAll(' ', '-')}-${numberText.replaceAll('/', '-')}`,
    issuedAt,
  );

const describeDocument = (document: DocumentRecord): DocumentSummary => ({
  id: document.id,
  kind: document.kind,
  number: document.numberText,
  issuedAt: document.issuedAt.toISOString(),
  reference: document.content.reference,
  taxable: paiseToRupees(document.taxablePaise),
  tax: paiseToRupees(document.cgstPaise + document.sgstPaise + document.igstPaise),
  total: paiseToRupees(document.totalPaise),
  isDemo: document.isDemo,
  hasEInvoice: hasEInvoice(document),
  creditsNumber: document.content.credits?.numberText ?? null,
});
