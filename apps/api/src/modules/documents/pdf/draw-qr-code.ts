import { encode } from 'uqr';
import type { Pdf } from './open-pdf.ts';

/** Draws a QR code whose sides are `size` points long, including the quiet zone. */
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
