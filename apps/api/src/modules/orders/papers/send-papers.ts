import type { Readable } from 'node:stream';
import { AppError } from '@postprocure/contracts/app-error';
import type { OrderPaperKind } from '@postprocure/contracts/orders/order';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { ZipFile } from 'yazl';
import type { FileDownload } from '../../../endpoints/handlers.ts';
import { nameDownload } from '../../../sent-file.ts';
import { listOrderDocuments, renderDocumentPdf } from '../../documents/index.ts';
import { readPlan, readPlanAccess } from '../../plans/index.ts';
import { listOrderItems } from '../order-item.repository.ts';
import { findMerchantOrder, type OrderRecord } from '../order.repository.ts';
import { renderCustomerInvoice } from './customer-invoice.ts';
import { takeInvoiceNumber } from './customer-invoice.repository.ts';
import { renderPackingSlip } from './packing-slip.ts';
import { loadPaperBrand } from './paper-brand.ts';

type CustomerPaper = Exclude<OrderPaperKind, 'tax-invoice'>;

interface Paper {
  name: string;
  render: () => Readable;
}

export async function sendPaper(
  database: Pool,
  order: OrderRecord,
  kind: CustomerPaper,
): Promise<FileDownload> {
  if (kind === 'customer-invoice') await requireInvoicing(database, order.merchantId);
  const { name, render } = await preparePaper(database, order, kind);
  return { stream: render(), name, type: 'application/pdf' };
}

/** One kind of document for many orders, as a ZIP file. Orders that do not have this document are left out. */
export async function sendPapers(
  database: Pool,
  merchantId: string,
  kind: OrderPaperKind,
  orderIds: readonly string[],
): Promise<FileDownload> {
  const papers =
    kind === 'tax-invoice'
      ? await listTaxInvoices(database, merchantId, orderIds)
      : await listCustomerPapers(database, merchantId, kind, orderIds);
  if (papers.length === 0) throw new AppError('NOT_FOUND', 'None of these orders has this document yet.');
  const zip = new ZipFile();
  for (const { name, render } of papers) zip.addReadStreamLazy(name, (deliver) => deliver(null, render()));
  zip.end();
  return {
    stream: zip.outputStream as Readable,
    name: `${nameDownload(`${kind}s`)}.zip`,
    type: 'application/zip',
  };
}

async function listTaxInvoices(
  database: Pool,
  merchantId: string,
  orderIds: readonly string[],
): Promise<Paper[]> {
  const documents = await listOrderDocuments(database, merchantId, orderIds);
  return documents
    .filter(({ kind }) => kind === 'order_invoice')
    .map((document) => ({
      name: `${nameDownload(`tax-invoice-${document.numberText.replaceAll('/', '-')}`, document.issuedAt)}.pdf`,
      render: () => renderDocumentPdf(document),
    }));
}

async function listCustomerPapers(
  database: Pool,
  merchantId: string,
  kind: CustomerPaper,
  orderIds: readonly string[],
): Promise<Paper[]> {
  if (kind === 'customer-invoice') await requireInvoicing(database, merchantId);
  const papers: Paper[] = [];
  for (const id of new Set(orderIds)) {
    const order = await findMerchantOrder(database, merchantId, id);
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    if (hasPaper(order, kind)) papers.push(await preparePaper(database, order, kind));
  }
  return papers;
}

/** Invoices in the merchant's name are part of Auto Billing & Smart Invoicing. */
async function requireInvoicing(database: Pool, merchantId: string): Promise<void> {
  const { key } = await readPlan(database, merchantId);
  if ((await readPlanAccess(database, key, 'billing.auto')) === 'full') return;
  throw new AppError('PLAN_LIMIT', 'Invoices for your customers are part of the Unicorn plan.');
}

const hasPaper = ({ paidAt, state, salePaise }: OrderRecord, kind: CustomerPaper): boolean =>
  paidAt !== null && state !== 'CANCELLED_REFUNDED' && (kind === 'packing-slip' || salePaise !== null);

async function preparePaper(database: Pool, order: OrderRecord, kind: CustomerPaper): Promise<Paper> {
  if (order.paidAt === null || order.state === 'CANCELLED_REFUNDED') {
    throw new AppError('CONFLICT', 'Only paid orders have this document.');
  }
  const items = await listOrderItems(database, order.id);
  const brand = await loadPaperBrand(database, order.merchantId);
  const name = `${kind}-${order.number}.pdf`;
  if (kind === 'packing-slip') return { name, render: () => renderPackingSlip(order, items, brand) };
  if (order.salePaise === null) {
    throw new AppError('CONFLICT', 'Enter the sale price of every product to create the invoice.');
  }
  const number = await withTransaction(database, (tx) =>
    takeInvoiceNumber(tx, order.merchantId, order.id, new Date()),
  );
  return { name, render: () => renderCustomerInvoice(order, items, brand, number) };
}
