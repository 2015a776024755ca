import { PassThrough, type Readable } from 'node:stream';
import {
  contentWidth,
  createPdfTable,
  drawPageFooters,
  openPdf,
  pageMargin,
  pdfColours,
} from '../documents/index.ts';
import { sandboxCourier } from './run-script.ts';
import type { SandboxParcel } from './sandbox-parcel.repository.ts';

/** One page for each parcel. */
export function renderLabels(parcels: readonly SandboxParcel[]): Readable {
  const pdf = openPdf('Labels', sandboxCourier);
  const output = pdf.pipe(new PassThrough());
  drawPageFooters(pdf, 'Demo courier label. Nothing will be shipped.', true);
  parcels.forEach(({ body, awb, reference }, index) => {
    if (index > 0) pdf.addPage();
    pdf.font('bold').fontSize(14).fillColor(pdfColours.ink);
    pdf.text(`${sandboxCourier} · Prepaid`, pageMargin, pageMargin);
    pdf.fontSize(26).text(`AWB ${awb ?? ''}`, pageMargin, pdf.y + 8);
    pdf
      .font('regular')
      .fontSize(10)
      .text(`${reference} · ${body.weight} kg`, pageMargin, pdf.y + 4);
    pdf
      .font('bold')
      .fontSize(11)
      .text('Deliver to', pageMargin, pdf.y + 18);
    pdf.fontSize(16).text(`${body.billing_customer_name} ${body.billing_last_name}`);
    pdf.font('regular').fontSize(13);
    for (const line of [body.billing_address, body.billing_address_2].filter(Boolean)) {
      pdf.text(line, { width: contentWidth(pdf) });
    }
    pdf.text(`${body.billing_city}, ${body.billing_state}`);
    pdf.font('bold').fontSize(22).text(`PIN ${body.billing_pincode}`);
    pdf.font('regular').fontSize(12).text(`Phone ${body.billing_phone}`);
    pdf.fontSize(10).text(`Collected from: ${body.pickup_location}`, pageMargin, pdf.y + 18);
  });
  pdf.end();
  return output;
}

export function renderManifest(parcels: readonly SandboxParcel[]): Readable {
  const pdf = openPdf('Manifest', sandboxCourier);
  const output = pdf.pipe(new PassThrough());
  drawPageFooters(pdf, 'Demo courier manifest. Nothing will be shipped.', true);
  pdf
    .font('bold')
    .fontSize(16)
    .text(`Manifest · ${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}`);
  pdf.y += 10;
  const table = createPdfTable<SandboxParcel>(pdf, [
    { heading: '#', share: 6, text: (_parcel, index) => String(index + 1) },
    { heading: 'AWB', share: 24, text: ({ awb }) => awb ?? '' },
    { heading: 'Reference', share: 22, text: ({ reference }) => reference },
    {
      heading: 'Destination',
      share: 33,
      text: ({ body }) => `${body.billing_city} ${body.billing_pincode}`,
    },
    { heading: 'Weight', share: 15, align: 'right', text: ({ body }) => `${body.weight} kg` },
  ]);
  for (const parcel of parcels) table.addRow(parcel);
  pdf
    .font('regular')
    .fontSize(10)
    .text('Collected by (name, signature, time):', pageMargin, pdf.y + 40);
  pdf.end();
  return output;
}
