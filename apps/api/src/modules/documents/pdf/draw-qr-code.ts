import { encode } from 'uqr';
import type { Pdf } from './open-pdf.ts';

/** A QR code of `size` points a side, its quiet zone included. */
export function drawQrCode(pdf: Pdf, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 2 });
  const module = size / data.length;
  data.forEach((row, rowIndex) => {
    row.forEach((isDark, columnIndex) => {
      if (isDark) pdf.rect(x + columnIndex * module, y + rowIndex * module, module, module);
    });
  });
  pdf.fill('#000000');
}
