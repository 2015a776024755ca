import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DocumentLine, DocumentParty } from '@postprocure/contracts/documents/document';
import type { DocumentRecord } from './document.repository.ts';
import { financialYearOf, indianDay } from './financial-year.ts';

const stateCode = z.string().regex(/^\d{1,2}$/);
const gstin = z.string().regex(/^\d{2}[A-Z0-9]{10}[1-9A-Z]Z[0-9A-Z]$/);
const amount = z.number().min(0).max(99_999_999_999_999.99);
const pin = z.int().min(100_000).max(999_999);

const party = z.object({
  Gstin: gstin,
  LglNm: z.string().min(3).max(100),
  Addr1: z.string().min(1).max(100),
  Addr2: z.string().min(3).max(100).optional(),
  Loc: z.string().min(3).max(50),
  Pin: pin,
  Stcd: stateCode,
});

/** The part of the e-invoice schema INV-01, version 1.1, that our documents use. */
export const eInvoiceSchema = z.object({
  Version: z.literal('1.1'),
  TranDtls: z.object({
    TaxSch: z.literal('GST'),
    SupTyp: z.literal('B2B'),
    RegRev: z.enum(['Y', 'N']),
    IgstOnIntra: z.enum(['Y', 'N']),
  }),
  DocDtls: z.object({
    Typ: z.enum(['INV', 'CRN', 'DBN']),
    No: z.string().regex(/^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/),
    Dt: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  }),
  SellerDtls: party,
  BuyerDtls: party.extend({ Pos: stateCode }),
  ShipDtls: party
    .partial({ Addr2: true })
    .extend({ Gstin: z.union([gstin, z.literal('URP')]) })
    .optional(),
  ItemList: z
    .array(
      z.object({
        SlNo: z.string().min(1).max(6),
        PrdDesc: z.string().min(3).max(300),
        IsServc: z.enum(['Y', 'N']),
        HsnCd: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/),
        Qty: z.number().min(0).max(9_999_999_999.999),
        Unit: z.string().min(3).max(8),
        UnitPrice: amount,
        TotAmt: amount,
        Discount: amount,
        AssAmt: amount,
        GstRt: z.number().min(0).max(999.999),
        IgstAmt: amount,
        CgstAmt: amount,
        SgstAmt: amount,
        TotItemVal: amount,
      }),
    )
    .min(1)
    .max(1000),
  ValDtls: z.object({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    Discount: amount,
    OthChrg: amount,
    RndOffAmt: z.number().min(-99.99).max(99.99),
    TotInvVal: amount,
  }),
  RefDtls: z
    .object({
      PrecDocDtls: z
        .array(
          z.object({ InvNo: z.string().min(1).max(16), InvDt: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/) }),
        )
        .min(1),
    })
    .optional(),
});

export type EInvoice = z.infer<typeof eInvoiceSchema>;

/** Builds the e-invoice for a document to a registered recipient. Throws if the document cannot have one. */
export function buildEInvoice(document: DocumentRecord): EInvoice {
  const { content, placeOfSupply } = document;
  return eInvoiceSchema.parse({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: {
      Typ: document.kind === 'credit_note' ? 'CRN' : 'INV',
      No: document.numberText,
      Dt: slashDate(indianDay(document.issuedAt)),
    },
    SellerDtls: describeParty(content.supplier),
    BuyerDtls: { ...describeParty(content.recipient), Pos: placeOfSupply },
    ItemList: content.lines.map(describeLine),
    ValDtls: {
      AssVal: rupees(document.taxablePaise),
      CgstVal: rupees(document.cgstPaise),
      SgstVal: rupees(document.sgstPaise),
      IgstVal: rupees(document.igstPaise),
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: 0,
      TotInvVal: rupees(document.totalPaise),
    },
    ...(content.credits && {
      RefDtls: {
        PrecDocDtls: [{ InvNo: content.credits.numberText, InvDt: slashDate(content.credits.issuedOn) }],
      },
    }),
  });
}

const describeParty = ({
  gstin: number,
  legalName,
  address,
  city,
  pincode,
  stateCode: state,
}: DocumentParty) => {
  const [first, ...rest] = address;
  const second = rest.join(', ').slice(0, 100);
  return {
    Gstin: number,
    LglNm: legalName.slice(0, 100),
    Addr1: (first ?? city ?? '').slice(0, 100),
    ...(second.length >= 3 && { Addr2: second }),
    Loc: (city ?? '').slice(0, 50),
    Pin: Number(pincode),
    Stcd: state,
  };
};

const describeLine = (line: DocumentLine, index: number) => ({
  SlNo: String(index + 1),
  PrdDesc: line.description.slice(0, 300),
  IsServc: line.isService ? 'Y' : 'N',
  HsnCd: line.hsn,
  Qty: line.quantity,
  Unit: line.unit,
  UnitPrice: Math.round(line.taxablePaise / line.quantity) / 100,
  TotAmt: rupees(line.taxablePaise),
  Discount: 0,
  AssAmt: rupees(line.taxablePaise),
  GstRt: line.gstBasisPoints / 100,
  IgstAmt: rupees(line.igstPaise),
  CgstAmt: rupees(line.cgstPaise),
  SgstAmt: rupees(line.sgstPaise),
  TotItemVal: rupees(line.totalPaise),
});

/** The invoice reference number that the portal would compute: a hash of supplier, year, type and number. */
export function createIrn(
  document: Pick<DocumentRecord, 'kind' | 'numberText' | 'issuedAt' | 'content'>,
): string {
  const year = financialYearOf(document.issuedAt);
  const longYear = `20${year.slice(0, 2)}-${year.slice(2)}`;
  const type = document.kind === 'credit_note' ? 'CRN' : 'INV';
  return createHash('sha256')
    .update(`${document.content.supplier.gstin ?? ''}${longYear}${type}${document.numberText}`)
    .digest('hex');
}

const rupees = (paise: number): number => paise / 100;

const slashDate = (day: string): string => day.split('-').toReversed().join('/');
