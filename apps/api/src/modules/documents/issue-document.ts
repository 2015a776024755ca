import { AppError } from '@postprocure/contracts/app-error';
import type {
  DocumentContent,
  DocumentKind,
  DocumentLine,
  DocumentParty,
} from '@postprocure/contracts/documents/document';
import { brand } from '@postprocure/contracts/brand';
import { isIndianStateCode, type IndianStateCode } from '@postprocure/contracts/indian-state';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { Executor } from '@postprocure/db/pool';
import { splitInvoiceTax, type InvoiceTax, type Supply } from '@postprocure/money/invoice-tax';
import { loadBillingParty } from '../merchants/index.ts';
import {
  findDocument,
  findDocumentOfJournal,
  insertDocument,
  takeNumber,
  type DocumentRecord,
} from './document.repository.ts';
import { financialYearOf, indianDay } from './financial-year.ts';
import { findPlaceOfSupply } from './place-of-supply.ts';

/** `isDemo` is also true when the payment gateway is the sandbox; documents are then marked as demos. */
export type DocumentIssuer = LegalDetails;

/** A line whose total has not yet been split into taxable value and tax. */
export type NewLine = Pick<
  DocumentLine,
  'description' | 'hsn' | 'isService' | 'quantity' | 'unit' | 'gstBasisPoints' | 'totalPaise'
>;

export interface NewTaxDocument {
  merchantId: string;
  /** The journal that the document is for. A journal has at most one document of each kind. */
  journalId: number;
  issuedAt: Date;
  reference: string;
  lines: readonly NewLine[];
  orderId?: string;
  deliveryAddress?: readonly string[];
  payment?: { method: string; reference: string };
}

const seriesOfKind: Record<DocumentKind, string> = {
  receipt: 'PPR',
  plan_invoice: 'PPS',
  service_invoice: 'PPS',
  order_invoice: 'PPI',
  credit_note: 'PPC',
};

/** Issues an invoice in the transaction that moves the money. */
export async function issueInvoice(
  tx: Executor,
  issuer: DocumentIssuer,
  kind: 'plan_invoice' | 'order_invoice' | 'service_invoice',
  document: NewTaxDocument,
): Promise<DocumentRecord> {
  const recipient = await readRecipient(tx, document.merchantId);
  const place = findPlaceOfSupply(stateOf(issuer), recipient.stateCode);
  return issue(tx, issuer, kind, {
    ...document,
    recipient,
    supply: place.supply,
    placeOfSupply: place.stateCode,
    lines: document.lines.map((line) => taxLine(line, place.supply)),
  });
}

/** Issues a receipt for money received in advance. What it will pay for is not known yet, so it carries no tax. */
export async function issueReceipt(
  tx: Executor,
  issuer: DocumentIssuer,
  document: Omit<NewTaxDocument, 'lines'> & { description: string; totalPaise: number },
): Promise<DocumentRecord> {
  const { description, totalPaise, ...rest } = document;
  const line: DocumentLine = {
    description,
    hsn: '',
    isService: true,
    quantity: 1,
    unit: 'OTH',
    gstBasisPoints: 0,
    taxablePaise: totalPaise,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
    totalPaise,
  };
  return issue(tx, issuer, 'receipt', {
    ...rest,
    recipient: await readRecipient(tx, document.merchantId),
    supply: 'none',
    placeOfSupply: null,
    lines: [line],
  });
}

export interface NewCreditNote {
  invoiceId: string;
  journalId: number;
  issuedAt: Date;
  reason: string;
  /** The credited lines. Default: the whole invoice. */
  lines?: readonly NewLine[];
}

/** Credits an invoice in whole or in part, with the same parties and tax types. */
export async function issueCreditNote(
  tx: Executor,
  issuer: DocumentIssuer,
  { invoiceId, journalId, issuedAt, reason, lines }: NewCreditNote,
): Promise<DocumentRecord> {
  const invoice = await findDocument(tx, invoiceId);
  if (!invoice || invoice.supply === 'none') throw new AppError('NOT_FOUND', 'Invoice not found.');
  const { supply } = invoice;
  return issue(tx, issuer, 'credit_note', {
    merchantId: invoice.merchantId,
    journalId,
    issuedAt,
    reference: invoice.content.reference,
    recipient: invoice.content.recipient,
    supply,
    placeOfSupply: invoice.placeOfSupply,
    lines: lines ? lines.map((line) => taxLine(line, supply)) : invoice.content.lines,
    ...(invoice.orderId !== null && { orderId: invoice.orderId }),
    credits: { id: invoice.id, numberText: invoice.numberText, issuedOn: indianDay(invoice.issuedAt) },
    reason,
  });
}

interface Issue extends Omit<NewTaxDocument, 'lines'> {
  recipient: DocumentParty;
  supply: DocumentRecord['supply'];
  placeOfSupply: string | null;
  lines: readonly DocumentLine[];
  credits?: { id: string; numberText: string; issuedOn: string };
  reason?: string;
}

async function issue(
  tx: Executor,
  issuer: DocumentIssuer,
  kind: DocumentKind,
  document: Issue,
): Promise<DocumentRecord> {
  const earlier = await findDocumentOfJournal(tx, document.journalId, kind);
  if (earlier) return earlier;
  const { credits, reason = null, payment = null } = document;
  const series = seriesOfKind[kind];
  const financialYear = financialYearOf(document.issuedAt);
  const number = await takeNumber(tx, series, financialYear);
  const content: DocumentContent = {
    supplier: describeIssuer(issuer),
    recipient: document.recipient,
    deliveryAddress: document.deliveryAddress ? [...document.deliveryAddress] : null,
    lines: [...document.lines],
    reference: document.reference,
    payment,
    credits: credits ? { numberText: credits.numberText, issuedOn: credits.issuedOn } : null,
    reason,
  };
  return insertDocument(tx, {
    kind,
    series,
    financialYear,
    number,
    numberText: `${series}/${financialYear}/${String(number).padStart(6, '0')}`,
    merchantId: document.merchantId,
    journalId: document.journalId,
    creditsId: credits?.id ?? null,
    orderId: document.orderId ?? null,
    issuedAt: document.issuedAt,
    supply: document.supply,
    placeOfSupply: document.placeOfSupply,
    ...sumLines(document.lines),
    isDemo: issuer.isDemo,
    content,
  });
}

export function taxLine(line: NewLine, supply: Supply): DocumentLine {
  return { ...line, ...splitInvoiceTax(line.totalPaise, line.gstBasisPoints, supply) };
}

function sumLines(lines: readonly DocumentLine[]): InvoiceTax & { totalPaise: number } {
  const sum = (pick: (line: DocumentLine) => number): number =>
    lines.reduce((total, line) => total + pick(line), 0);
  return {
    taxablePaise: sum((line) => line.taxablePaise),
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    totalPaise: sum((line) => line.totalPaise),
  };
}

async function readRecipient(executor: Executor, merchantId: string): Promise<DocumentParty> {
  const party = await loadBillingParty(executor, merchantId);
  const { stateCode } = party;
  return {
    legalName: party.legalName ?? party.name,
    gstin: party.gstin,
    address: [party.addressLine1, party.addressLine2].filter(
      (line) => line !== null && line !== '',
    ) as string[],
    city: party.city,
    stateCode: stateCode !== null && isIndianStateCode(stateCode) ? stateCode : null,
    pincode: party.pincode,
    email: party.ownerEmail,
    phone: null,
  };
}

/** A GSTIN begins with the code of the state it is registered in. */
function stateOf({ gstin }: DocumentIssuer): IndianStateCode {
  const code = gstin.slice(0, 2);
  if (!isIndianStateCode(code)) throw new Error(`GSTIN ${gstin} has no valid state code`);
  return code;
}

const describeIssuer = (issuer: DocumentIssuer): DocumentContent['supplier'] => ({
  legalName: issuer.entityName,
  gstin: issuer.gstin,
  cin: issuer.cin,
  address: issuer.registeredAddress,
  city: issuer.city,
  stateCode: stateOf(issuer),
  pincode: issuer.pincode,
  email: brand.email,
  phone: brand.phone,
});
