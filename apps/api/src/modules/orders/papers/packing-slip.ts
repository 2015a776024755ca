import { PassThrough, type Readable } from 'node:stream';
import { formatDate } from '@postprocure/contracts/indian-date';
import {
  contentWidth,
  createPdfTable,
  drawPageFooters,
  openPdf,
  pageMargin,
  pdfColours,
} from '../../documents/index.ts';
import type { OrderItemRecord } from '../order-item.repository.ts';
import type { OrderRecord } from '../order.repository.ts';
import { writeAddress } from '../pay-order.ts';
import { drawPaperHeader, drawShipTo, type PaperBrand } from './paper-brand.ts';

/** Lists the contents of the parcel, in the merchant's name and without prices. */
export function renderPackingSlip(
  order: OrderRecord,
  items: readonly OrderItemRecord[],
  brand: PaperBrand,
): Readable {
  const reference = order.externalNumber ?? order.number.replace('PPO-', '');
  const pdf = openPdf(`Packing slip ${reference}`, brand.name);
  const output = pdf.pipe(new PassThrough());
  drawPageFooters(pdf, `${brand.name} · ${reference}`, false);
  drawPaperHeader(pdf, brand, [...brand.address, ...brand.contact], 'Packing slip', [
    ['Order', reference],
    ['Date', formatDate(order.placedAt)],
  ]);
  drawShipTo(pdf, 'Ship to', [...writeAddress(order), `Phone: ${order.customerPhone}`]);
  const table = createPdfTable<OrderItemRecord>(pdf, [
    { heading: '#', share: 5, text: (_item, index) => String(index + 1) },
    { heading: 'Item', share: 55, text: ({ title }) => title },
    { heading: 'Colour', share: 15, text: ({ color }) => color ?? '' },
    { heading: 'Size', share: 10, text: ({ size }) => size ?? '' },
    { heading: 'Quantity', share: 15, align: 'right', text: ({ quantity }) => String(quantity) },
  ]);
  for (const item of items) table.addRow(item);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  pdf.font('bold').fontSize(9).fillColor(pdfColours.ink);
  pdf.text(`${units} ${units === 1 ? 'item' : 'items'} in this parcel`, pageMargin, pdf.y + 8);
  if (brand.contact.length > 0) {
    pdf.font('regular').fontSize(9).fillColor(pdfColours.soft);
    pdf.text(`Questions about your order? ${brand.contact.join(' · ')}`, pageMargin, pdf.y + 10, {
      width: contentWidth(pdf),
    });
  }
  pdf.end();
  return output;
}
