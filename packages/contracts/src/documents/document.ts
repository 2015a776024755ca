import { z } from 'zod';
import { indianStateCodes } from '../indian-state.ts';
import { text } from '../text.ts';

export const documentKinds = [
  'receipt',
  'plan_invoice',
  'order_invoice',
  'service_invoice',
  'credit_note',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindNames: Record<DocumentKind, string> = {
  receipt: 'Payment receipt',
  plan_invoice: 'Plan invoice',
  order_invoice: 'Tax invoice',
  service_invoice: 'Service invoice',
  credit_note: 'Credit note',
};

const paise = z.int().min(0);

/** A supplier or recipient, as it was when the document was issued. */
export const documentParty = z.object({
  legalName: z.string(),
  gstin: z.string().nullable(),
  address: z.array(z.string()),
  stateCode: z.enum(indianStateCodes).nullable(),
  pincode: z.string().nullable(),
  city: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

export const documentLine = z.object({
  description: z.string(),
  /** The HSN code of goods or the SAC code of services; empty on receipts. */
  hsn: z.string(),
  isService: z.boolean(),
  quantity: z.int().min(1),
  /** Unit quantity code from the GST rules, such as NOS, PCS or OTH. */
  unit: z.string(),
  gstBasisPoints: z.int().min(0),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  totalPaise: paise,
});

/** The content of a document, as stored and printed. */
export const documentContent = z.object({
  supplier: documentParty.extend({ cin: z.string().nullable() }),
  recipient: documentParty,
  /** Delivery address, if it differs from the recipient's address. */
  deliveryAddress: z.array(z.string()).nullable(),
  lines: z.array(documentLine).min(1),
  reference: z.string().describe('The top-up, order or plan period that the document is for'),
  payment: z.object({ method: z.string(), reference: z.string() }).nullable(),
  credits: z.object({ numberText: z.string(), issuedOn: z.iso.date() }).nullable(),
  reason: z.string().nullable().describe('Why a credit note was issued'),
});

export const documentSummary = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  reference: z.string(),
  taxable: z.number(),
  tax: z.number(),
  total: z.number(),
  isDemo: z.boolean(),
  hasEInvoice: z.boolean().describe('Only invoices and credit notes to GST-registered recipients have one'),
  creditsNumber: z.string().nullable(),
});

export const documentFilter = z.object({
  kind: z.enum(documentKinds).optional(),
  number: text(20).optional().describe('Any part of the number'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const documentListQuery = documentFilter.extend({ cursor: text(200).optional() });

export const documentPage = z.object({
  documents: z.array(documentSummary),
  next: z.string().nullable(),
});

export const documentParams = z.object({ id: z.uuid() });

export const taxExportFormats = ['gstr-csv', 'tally-xml'] as const;
export const taxExportQuery = documentFilter.extend({ format: z.enum(taxExportFormats) });

export type DocumentContent = z.infer<typeof documentContent>;
export type DocumentLine = z.infer<typeof documentLine>;
export type DocumentParty = z.infer<typeof documentParty>;
export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentFilter = z.infer<typeof documentFilter>;
