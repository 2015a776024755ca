import type { IndianStateCode } from '@postprocure/contracts/indian-state';
import { indianStates } from '@postprocure/contracts/indian-state';
import type { Executor } from '@postprocure/db/pool';
import { contentWidth, pageMargin, pdfColours, type Pdf } from '../../documents/index.ts';
import { loadImageAsPng } from '../../images/index.ts';
import { findMerchantProfile, loadBillingParty } from '../../merchants/index.ts';

/** The merchant as customers know them. Documents for customers never name us. */
export interface PaperBrand {
  name: string;
  legalName: string;
  gstin: string | null;
  stateCode: IndianStateCode | null;
  address: string[];
  contact: string[];
  logo: Buffer | null;
}

export async function loadPaperBrand(executor: Executor, merchantId: string): Promise<PaperBrand> {
  const party = await loadBillingParty(executor, merchantId);
  const profile = await findMerchantProfile(executor, merchantId);
  const { stateCode } = party;
  return {
    name: profile?.brandName ?? party.name,
    legalName: party.legalName ?? party.name,
    gstin: party.gstin,
    stateCode,
    address: [
      party.addressLine1 ?? '',
      party.addressLine2 ?? '',
      [party.city, party.pincode].filter(Boolean).join(' '),
      stateCode === null ? '' : indianStates[stateCode],
    ].filter((line) => line !== ''),
    contact: [profile?.supportEmail ?? '', profile?.supportPhone ?? ''].filter((line) => line !== ''),
    logo: profile?.logoId == null ? null : await loadImageAsPng(executor, profile.logoId),
  };
}

/** Draws the logo and the sender on the left, and the title and facts of the document on the right. */
export function drawPaperHeader(
  pdf: Pdf,
  brand: PaperBrand,
  sender: readonly string[],
  title: string,
  facts: readonly (readonly [string, string])[],
): void {
  const half = contentWidth(pdf) / 2;
  let top = pageMargin;
  if (brand.logo) {
    pdf.image(brand.logo, pageMargin, top, { fit: [120, 44] });
    top += 52;
  }
  pdf.font('bold').fontSize(13).fillColor(pdfColours.ink).text(brand.name, pageMargin, top, { width: half });
  pdf.font('regular').fontSize(8).fillColor(pdfColours.soft);
  for (const line of sender) pdf.text(line, { width: half });
  const leftEnd = pdf.y;
  const right = pageMargin + half;
  pdf.font('bold').fontSize(16).fillColor(pdfColours.ink);
  pdf.text(title, right, pageMargin, { width: half, align: 'right' });
  pdf.font('regular').fontSize(8.5);
  for (const [name, value] of facts) {
    pdf.text(`${name}: ${value}`, right, pdf.y + 1, { width: half, align: 'right' });
  }
  pdf.x = pageMargin;
  pdf.y = Math.max(leftEnd, pdf.y) + 14;
}

export function drawShipTo(pdf: Pdf, heading: string, lines: readonly string[]): void {
  pdf.font('bold').fontSize(8).fillColor(pdfColours.soft).text(heading, pageMargin, pdf.y);
  lines.forEach((line, index) => {
    pdf
      .font(index === 0 ? 'bold' : 'regular')
      .fontSize(index === 0 ? 11 : 10)
      .fillColor(pdfColours.ink);
    pdf.text(line, { width: contentWidth(pdf) / 2 });
  });
  pdf.y += 12;
}
