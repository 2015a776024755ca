import { PassThrough, type Readable } from 'node:stream';
import {
  documentKindNames,
  type DocumentLine,
  type DocumentParty,
} from '@postprocure/contracts/documents/document';
import { indianStates, isIndianStateCode } from '@postprocure/contracts/indian-state';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { formatDate } from '@postprocure/contracts/indian-date';
import { amountInWords } from '../amount-in-words.ts';
import type { DocumentRecord } from '../document.repository.ts';
import { createIrn } from '../e-invoice.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { contentWidth, drawPageFooters, openPdf, pageMargin, pdfColours, type Pdf } from './open-pdf.ts';
import { createPdfTable, type PdfColumn } from './pdf-table.ts';

/**
 * Renders the document as a PDF: an invoice, a credit note or a receipt, with everything that rule 46 of the GST rules
 * requires.
 */
export function renderDocumentPdf(document: DocumentRecord): Readable {
  const pdf = openPdf(`${documentKindNames[document.kind]} ${document.numberText}`);
  const output = pdf.pipe(new PassThrough());
  drawPageFooters(pdf, `${document.content.supplier.legalName} · ${document.numberText}`, document.isDemo);
  drawHeader(pdf, document);
  drawParties(pdf, document);
  const table = createPdfTable(pdf, lineColumns(document));
  for (const line of document.content.lines) table.addRow(line);
  drawTotals(pdf, document);
  drawFooterNotes(pdf, document);
  pdf.end();
  return output;
}

const formatPaise = (paise: number): string => formatRupees(paiseToRupees(paise));

function drawHeader(pdf: Pdf, document: DocumentRecord): void {
  const { supplier } = document.content;
  const half = contentWidth(pdf) / 2;
  const top = pageMargin;
  pdf.font('bold').fontSize(13).fillColor(pdfColours.brand);
  pdf.text(supplier.legalName, pageMargin, top, { width: half });
  pdf.font('regular').fontSize(8).fillColor(pdfColours.soft);
  for (const line of [
    ...supplier.address,
    `GSTIN ${supplier.gstin ?? ''}`,
    `CIN ${supplier.cin ?? ''}`,
    `${supplier.email ?? ''} · ${supplier.phone ?? ''}`,
  ]) {
    pdf.text(line, { width: half });
  }
  const leftEnd = pdf.y;
  const right = pageMargin + half;
  pdf.font('bold').fontSize(16).fillColor(pdfColours.ink);
  pdf.text(titleOf(document), right, top, { width: half, align: 'right' });
  if (document.isDemo) {
    pdf.fontSize(8).fillColor(pdfColours.demo);
    pdf.text('Demo document: no real supply, no real money', right, pdf.y, { width: half, align: 'right' });
  }
  pdf.font('regular').fontSize(8.5).fillColor(pdfColours.ink);
  for (const [name, value] of listFacts(document)) {
    pdf.text(`${name}: ${value}`, right, pdf.y + 1, { width: half, align: 'right' });
  }
  pdf.x = pageMargin;
  pdf.y = Math.max(leftEnd, pdf.y) + 12;
}

const titleOf = ({ kind, content }: DocumentRecord): string => {
  if (kind === 'receipt') return 'Payment receipt';
  if (kind === 'credit_note') return 'Credit note';
  return content.lines.every(({ gstBasisPoints }) => gstBasisPoints === 0) ? 'Bill of supply' : 'Tax invoice';
};

function listFacts({ content, placeOfSupply, supply, ...document }: DocumentRecord): [string, string][] {
  const facts: [string, string][] = [
    ['Number', document.numberText],
    ['Date', formatDate(document.issuedAt)],
    ['Reference', content.reference],
  ];
  if (content.credits) {
    const { numberText, issuedOn } = content.credits;
    facts.push(['Against invoice', `${numberText} of ${formatDate(new Date(issuedOn))}`]);
  }
  if (supply !== 'none') {
    facts.push(['Place of supply', describeState(placeOfSupply)], ['Reverse charge', 'No']);
  }
  return facts;
}

function drawParties(pdf: Pdf, { content, supply }: DocumentRecord): void {
  const half = (contentWidth(pdf) - 16) / 2;
  const top = pdf.y;
  const { recipient, deliveryAddress } = content;
  const blocks: [string, string[]][] = [
    [supply === 'none' ? 'Received from' : 'Bill to', describeParty(recipient)],
  ];
  if (deliveryAddress) blocks.push(['Ship to', deliveryAddress]);
  let bottom = top;
  blocks.forEach(([heading, lines], index) => {
    const left = pageMargin + index * (half + 16);
    pdf.font('bold').fontSize(8).fillColor(pdfColours.soft).text(heading, left, top, { width: half });
    lines.forEach((line, lineIndex) => {
      pdf
        .font(lineIndex === 0 ? 'bold' : 'regular')
        .fontSize(9)
        .fillColor(pdfColours.ink);
      pdf.text(line, left, pdf.y, { width: half });
    });
    bottom = Math.max(bottom, pdf.y);
  });
  if (content.reason !== null) {
    pdf.font('regular').fontSize(8.5).fillColor(pdfColours.ink);
    pdf.text(`Reason: ${content.reason}`, pageMargin, bottom + 8, { width: contentWidth(pdf) });
    bottom = pdf.y;
  }
  pdf.x = pageMargin;
  pdf.y = bottom + 12;
}

const describeParty = (party: DocumentParty): string[] =>
  [
    party.legalName,
    ...party.address,
    [party.city, party.pincode].filter(Boolean).join(' '),
    ...(party.stateCode ? [describeState(party.stateCode)] : []),
    party.gstin === null ? 'GSTIN: not registered' : `GSTIN: ${party.gstin}`,
  ].filter((line) => line !== '');

const describeState = (code: string | null): string =>
  code !== null && isIndianStateCode(code) ? `${indianStates[code]} (${code})` : '';

function lineColumns({ supply }: DocumentRecord): PdfColumn<DocumentLine>[] {
  const first: PdfColumn<DocumentLine>[] = [
    { heading: '#', share: 4, text: (_line, index) => String(index + 1) },
    { heading: 'Description', share: 30, text: ({ description }) => description },
  ];
  const total: PdfColumn<DocumentLine> = {
    heading: 'Total',
    share: 13,
    align: 'right',
    text: ({ totalPaise }) => formatPaise(totalPaise),
  };
  if (supply === 'none') return [...first, total];
  const amount = (heading: string, pick: (line: DocumentLine) => number): PdfColumn<DocumentLine> => ({
    heading,
    share: 11,
    align: 'right',
    text: (line) => formatPaise(pick(line)),
  });
  return [
    ...first,
    { heading: 'HSN/SAC', share: 9, text: ({ hsn }) => hsn },
    { heading: 'Qty', share: 8, align: 'right', text: ({ quantity, unit }) => `${quantity} ${unit}` },
    amount('Taxable', ({ taxablePaise }) => taxablePaise),
    {
      heading: 'GST',
      share: 7,
      align: 'right',
      text: ({ gstBasisPoints }) => `${gstBasisPoints / 100} %`,
    },
    ...(supply === 'inter_state'
      ? [amount('IGST', ({ igstPaise }) => igstPaise)]
      : [
          amount('CGST', ({ cgstPaise }) => cgstPaise),
          amount(supply === 'intra_state' ? 'SGST' : 'UTGST', ({ sgstPaise }) => sgstPaise),
        ]),
    total,
  ];
}

function drawTotals(pdf: Pdf, document: DocumentRecord): void {
  const { supply, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = document;
  const rows: [string, number][] = [];
  if (supply !== 'none') rows.push(['Taxable value', taxablePaise]);
  if (supply === 'inter_state') rows.push(['IGST', igstPaise]);
  if (supply === 'intra_state') rows.push(['CGST', cgstPaise], ['SGST', sgstPaise]);
  if (supply === 'intra_union_territory') rows.push(['CGST', cgstPaise], ['UTGST', sgstPaise]);
  rows.push(['Total', totalPaise]);
  const width = 200;
  const left = pageMargin + contentWidth(pdf) - width;
  if (pdf.y + rows.length * 16 + 120 > pdf.page.height - pageMargin) pdf.addPage();
  pdf.y += 10;
  for (const [name, paise] of rows) {
    const isTotal = name === 'Total';
    const top = pdf.y;
    pdf
      .font(isTotal ? 'bold' : 'regular')
      .fontSize(isTotal ? 11 : 9)
      .fillColor(pdfColours.ink);
    pdf.text(name, left, top, { width: width / 2, lineBreak: false });
    pdf.text(formatPaise(paise), left + width / 2, top, { width: width / 2 - 5, align: 'right' });
    pdf.y = top + (isTotal ? 20 : 15);
  }
  pdf.font('regular').fontSize(9).fillColor(pdfColours.ink);
  pdf.text(`Amount in words: ${amountInWords(totalPaise)}`, pageMargin, pdf.y + 4, {
    width: contentWidth(pdf),
  });
}

const qrSize = 84;

function drawFooterNotes(pdf: Pdf, document: DocumentRecord): void {
  const top = pdf.y + 14;
  drawQrCode(pdf, qrText(document), pageMargin, top, qrSize);
  const left = pageMargin + qrSize + 14;
  const width = contentWidth(pdf) - qrSize - 14;
  pdf.font('regular').fontSize(8).fillColor(pdfColours.soft);
  const notes = [
    ...(document.content.payment
      ? [`Paid by ${document.content.payment.method}, reference ${document.content.payment.reference}.`]
      : []),
    ...(hasEInvoice(document) ? [`IRN (computed, not registered): ${createIrn(document)}`] : []),
    ...(document.kind === 'receipt'
      ? [
          'Money received in advance for the wallet. This is not a supply: each order and plan fee paid from the wallet gets a separate tax invoice.',
        ]
      : []),
    'Amounts include GST where it applies and are in Indian rupees.',
  ];
  pdf.y = top + 4;
  for (const note of notes) pdf.text(note, left, pdf.y, { width });
  pdf.font('bold').fontSize(8).fillColor(pdfColours.ink);
  pdf.text(`For ${document.content.supplier.legalName}`, left, Math.max(pdf.y + 12, top + 52), {
    width,
    align: 'right',
  });
  pdf
    .font('regular')
    .fillColor(pdfColours.soft)
    .text('Authorised signatory (computer generated)', { width, align: 'right' });
}

export const hasEInvoice = ({ supply, content }: Pick<DocumentRecord, 'supply' | 'content'>): boolean =>
  supply !== 'none' && content.recipient.gstin !== null;

/** The text of the QR code: the IRN for registered recipients, and the payment details for others. */
const qrText = (document: DocumentRecord): string =>
  hasEInvoice(document)
    ? createIrn(document)
    : [
        document.content.supplier.gstin,
        document.numberText,
        document.issuedAt.toISOString().slice(0, 10),
        (document.totalPaise / 100).toFixed(2),
        document.content.payment?.reference ?? document.content.reference,
      ].join('|');
