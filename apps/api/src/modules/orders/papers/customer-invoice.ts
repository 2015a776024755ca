import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '@postprocure/contracts/app-error';
import { formatDate } from '@postprocure/contracts/indian-date';
import { indianStates } from '@postprocure/contracts/indian-state';
import { formatRupees } from '@postprocure/money/format-rupees';
import { saleGst } from '@postprocure/money/gst-slab';
import { splitInvoiceTax, type InvoiceTax, type Supply } from '@postprocure/money/invoice-tax';
import { paiseToRupees } from '@postprocure/money/paise';
import {
  amountInWords,
  contentWidth,
  createPdfTable,
  drawPageFooters,
  findPlaceOfSupply,
  openPdf,
  pageMargin,
  pdfColours,
  type Pdf,
  type PdfColumn,
} from '../../documents/index.ts';
import type { OrderItemRecord } from '../order-item.repository.ts';
import type { OrderRecord } from '../order.repository.ts';
import { writeAddress } from '../pay-order.ts';
import { drawPaperHeader, drawShipTo, type PaperBrand } from './paper-brand.ts';

export interface CustomerInvoiceNumber {
  numberText: string;
  issuedAt: Date;
}

interface InvoiceLine extends InvoiceTax {
  item: OrderItemRecord;
  gstBasisPoints: number;
  totalPaise: number;
}

const formatPaise = (paise: number): string => formatRupees(paiseToRupees(paise));

/**
 * The merchant's invoice to their customer. The customer's state decides which taxes apply. A merchant without a GSTIN
 * charges no tax, so the document is then a plain invoice.
 */
export function renderCustomerInvoice(
  order: OrderRecord,
  items: readonly OrderItemRecord[],
  brand: PaperBrand,
  { numberText, issuedAt }: CustomerInvoiceNumber,
): Readable {
  const supply =
    brand.gstin === null || brand.stateCode === null
      ? null
      : findPlaceOfSupply(brand.stateCode, order.stateCode).supply;
  const lines = items.map((item) => taxLine(item, supply));
  const title = supply === null ? 'Invoice' : 'Tax invoice';
  const pdf = openPdf(`${title} ${numberText}`, brand.name);
  const output = pdf.pipe(new PassThrough());
  drawPageFooters(pdf, `${brand.legalName} · ${numberText}`, false);
  drawPaperHeader(
    pdf,
    brand,
    [
      ...(brand.legalName === brand.name ? [] : [brand.legalName]),
      ...brand.address,
      ...(brand.gstin === null ? [] : [`GSTIN ${brand.gstin}`]),
      ...brand.contact,
    ],
    title,
    [
      ['Number', numberText],
      ['Date', formatDate(issuedAt)],
      ['Order', order.externalNumber ?? order.number.replace('PPO-', '')],
      ...(supply === null || order.stateCode === null
        ? []
        : [['Place of supply', `${indianStates[order.stateCode]} (${order.stateCode})`] as const]),
    ],
  );
  drawShipTo(pdf, 'Bill and ship to', writeAddress(order));
  const table = createPdfTable(pdf, listColumns(supply));
  for (const line of lines) table.addRow(line);
  drawTotals(pdf, lines, supply);
  pdf.font('bold').fontSize(8).fillColor(pdfColours.ink);
  pdf.text(`For ${brand.legalName}`, pageMargin, pdf.y + 24, { width: contentWidth(pdf), align: 'right' });
  pdf.font('regular').fillColor(pdfColours.soft);
  pdf.text('Authorised signatory (computer generated)', { width: contentWidth(pdf), align: 'right' });
  pdf.end();
  return output;
}

function taxLine(item: OrderItemRecord, supply: Supply | null): InvoiceLine {
  const { saleUnitPaise, quantity, unitPaise, hsn } = item;
  if (saleUnitPaise === null) {
    throw new AppError('CONFLICT', 'Enter the sale price of every product to create the invoice.');
  }
  const totalPaise = saleUnitPaise * quantity;
  if (supply === null) {
    return {
      item,
      gstBasisPoints: 0,
      totalPaise,
      taxablePaise: totalPaise,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    };
  }
  const gstBasisPoints = saleGst(
    { spPaise: unitPaise, hsn, gstBasisPoints: item.gstBasisPoints },
    saleUnitPaise,
  );
  return { item, gstBasisPoints, totalPaise, ...splitInvoiceTax(totalPaise, gstBasisPoints, supply) };
}

function listColumns(supply: Supply | null): PdfColumn<InvoiceLine>[] {
  const amount = (heading: string, pick: (line: InvoiceLine) => number): PdfColumn<InvoiceLine> => ({
    heading,
    share: 12,
    align: 'right',
    text: (line) => formatPaise(pick(line)),
  });
  const total = amount('Total', ({ totalPaise }) => totalPaise);
  const first: PdfColumn<InvoiceLine>[] = [
    { heading: '#', share: 4, text: (_line, index) => String(index + 1) },
    {
      heading: 'Item',
      share: 34,
      text: ({ item: { title, color, size } }) =>
        [title, color, size].filter((part) => part !== null).join(', '),
    },
    { heading: 'Qty', share: 7, align: 'right', text: ({ item }) => String(item.quantity) },
  ];
  if (supply === null) return [...first, total];
  return [
    ...first,
    { heading: 'HSN', share: 9, text: ({ item }) => item.hsn },
    amount('Taxable', ({ taxablePaise }) => taxablePaise),
    { heading: 'GST', share: 7, align: 'right', text: ({ gstBasisPoints }) => `${gstBasisPoints / 100} %` },
    amount('Tax', ({ totalPaise, taxablePaise }) => totalPaise - taxablePaise),
    total,
  ];
}

function drawTotals(pdf: Pdf, lines: readonly InvoiceLine[], supply: Supply | null): void {
  const sum = (pick: (line: InvoiceLine) => number): number =>
    lines.reduce((total, line) => total + pick(line), 0);
  const totalPaise = sum((line) => line.totalPaise);
  const rows: [string, number][] = [];
  if (supply !== null) rows.push(['Taxable value', sum(({ taxablePaise }) => taxablePaise)]);
  if (supply === 'inter_state') rows.push(['IGST', sum(({ igstPaise }) => igstPaise)]);
  else if (supply !== null) {
    rows.push(['CGST', sum(({ cgstPaise }) => cgstPaise)]);
    rows.push([supply === 'intra_state' ? 'SGST' : 'UTGST', sum(({ sgstPaise }) => sgstPaise)]);
  }
  rows.push(['Total', totalPaise]);
  const width = 200;
  const left = pageMargin + contentWidth(pdf) - width;
  if (pdf.y + rows.length * 16 + 100 > pdf.page.height - pageMargin) pdf.addPage();
  pdf.y += 10;
  for (const [name, paise] of rows) {
    const top = pdf.y;
    pdf
      .font(name === 'Total' ? 'bold' : 'regular')
      .fontSize(name === 'Total' ? 11 : 9)
      .fillColor(pdfColours.ink);
    pdf.text(name, left, top, { width: width / 2, lineBreak: false });
    pdf.text(formatPaise(paise), left + width / 2, top, { width: width / 2 - 5, align: 'right' });
    pdf.y = top + 16;
  }
  pdf.font('regular').fontSize(9).fillColor(pdfColours.ink);
  pdf.text(`Amount in words: ${amountInWords(totalPaise)}`, pageMargin, pdf.y + 4, {
    width: contentWidth(pdf),
  });
}
