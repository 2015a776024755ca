import { PassThrough } from 'node:stream';
import { documentKindNames } from '@postprocure/contracts/documents/document';
import { indianStates, isIndianStateCode } from '@postprocure/contracts/indian-state';
import type { FileDownload } from '../../endpoints/handlers.ts';
import { nameDownload } from '../../sent-file.ts';
import { writePaise } from '../../spreadsheet-cell.ts';
import { send, sendTable, type TableColumn } from '../../table-file.ts';
import type { DocumentRecord } from './document.repository.ts';
import { indianDay } from './financial-year.ts';

type Line = DocumentRecord['content']['lines'][number] & { document: DocumentRecord };

/** Exports the documents of a period for accountants: a CSV file with one row per line, or Tally vouchers. */
export const sendTaxExport = (
  format: 'gstr-csv' | 'tally-xml',
  batches: AsyncIterable<readonly DocumentRecord[]>,
): FileDownload =>
  format === 'gstr-csv'
    ? sendTable('csv', { name: nameDownload('gst-documents'), columns, batches: listLines(batches) })
    : sendTallyXml(batches);

async function* listLines(batches: AsyncIterable<readonly DocumentRecord[]>): AsyncGenerator<Line[]> {
  for await (const documents of batches) {
    yield documents
      .filter(({ supply }) => supply !== 'none')
      .flatMap((document) => document.content.lines.map((line) => ({ ...line, document })));
  }
}

const stateName = (code: string | null): string =>
  code !== null && isIndianStateCode(code) ? `${code}-${indianStates[code]}` : '';

/** The columns needed for GST returns and their reconciliation (GSTR-2B). */
const columns: readonly TableColumn<Line>[] = [
  { heading: 'GSTIN of supplier', width: 18, cell: ({ document }) => document.content.supplier.gstin },
  { heading: 'Supplier', width: 30, cell: ({ document }) => document.content.supplier.legalName },
  { heading: 'GSTIN of recipient', width: 18, cell: ({ document }) => document.content.recipient.gstin },
  { heading: 'Document type', width: 16, cell: ({ document }) => documentKindNames[document.kind] },
  { heading: 'Document number', width: 18, cell: ({ document }) => document.numberText },
  { heading: 'Document date', width: 12, cell: ({ document }) => indianDay(document.issuedAt) },
  {
    heading: 'Original invoice',
    width: 18,
    cell: ({ document }) => document.content.credits?.numberText ?? null,
  },
  { heading: 'Place of supply', width: 22, cell: ({ document }) => stateName(document.placeOfSupply) },
  { heading: 'Reverse charge', width: 10, cell: () => 'N' },
  { heading: 'HSN/SAC', width: 10, cell: ({ hsn }) => hsn },
  { heading: 'Description', width: 40, cell: ({ description }) => description },
  { heading: 'Quantity', width: 8, cell: ({ quantity }) => quantity },
  { heading: 'Rate (%)', width: 8, cell: ({ gstBasisPoints }) => gstBasisPoints / 100 },
  { heading: 'Taxable value', width: 12, cell: ({ taxablePaise }) => ({ paise: taxablePaise }) },
  { heading: 'IGST', width: 12, cell: ({ igstPaise }) => ({ paise: igstPaise }) },
  { heading: 'CGST', width: 12, cell: ({ cgstPaise }) => ({ paise: cgstPaise }) },
  { heading: 'SGST/UTGST', width: 12, cell: ({ sgstPaise }) => ({ paise: sgstPaise }) },
  { heading: 'Total', width: 12, cell: ({ totalPaise }) => ({ paise: totalPaise }) },
];

function sendTallyXml(batches: AsyncIterable<readonly DocumentRecord[]>): FileDownload {
  const output = new PassThrough();
  const write = async (): Promise<void> => {
    await send(output, `<?xml version="1.0" encoding="UTF-8"?>\n${envelopeStart}`);
    for await (const documents of batches) {
      const vouchers = documents.filter(({ supply }) => supply !== 'none').map(writeVoucher);
      await send(output, vouchers.join(''));
    }
    output.end(envelopeEnd);
  };
  write().catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return { stream: output, name: `${nameDownload('tally-vouchers')}.xml`, type: 'application/xml' };
}

const envelopeStart =
  '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n';
const envelopeEnd = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';

/** Writes a purchase, or a debit note for one of our credit notes. Debits are negative in the Tally format. */
function writeVoucher(document: DocumentRecord): string {
  const isReturn = document.kind === 'credit_note';
  const type = isReturn ? 'Debit Note' : 'Purchase';
  const sign = isReturn ? 1 : -1;
  const ledger = (name: string, paise: number): string =>
    paise === 0
      ? ''
      : `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${escapeXml(name)}</LEDGERNAME><ISDEEMEDPOSITIVE>${paise < 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${writePaise(paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`;
  return [
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${type}" ACTION="Create">`,
    `<DATE>${indianDay(document.issuedAt).replaceAll('-', '')}</DATE>`,
    `<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    `<VOUCHERNUMBER>${escapeXml(document.numberText)}</VOUCHERNUMBER>`,
    `<REFERENCE>${escapeXml(document.numberText)}</REFERENCE>`,
    `<PARTYLEDGERNAME>${escapeXml(document.content.supplier.legalName)}</PARTYLEDGERNAME>`,
    `<PARTYGSTIN>${escapeXml(document.content.supplier.gstin ?? '')}</PARTYGSTIN>`,
    `<NARRATION>${escapeXml(document.content.reference)}</NARRATION>`,
    ledger(document.content.supplier.legalName, -sign * document.totalPaise),
    ledger(isReturn ? 'Purchase Returns' : 'Purchases', sign * document.taxablePaise),
    ledger('Input IGST', sign * document.igstPaise),
    ledger('Input CGST', sign * document.cgstPaise),
    ledger(
      document.supply === 'intra_union_territory' ? 'Input UTGST' : 'Input SGST',
      sign * document.sgstPaise,
    ),
    '</VOUCHER></TALLYMESSAGE>\n',
  ].join('');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
