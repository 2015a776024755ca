import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF with one page, as a program would write it. */
export async function createPdf(change?: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ compress: true });
  const content = buffer(document);
  document.text('Receipt');
  change?.(document);
  document.end();
  await once(document, 'end');
  return content;
}

/** A PDF with these objects, numbered from 1. The first is the catalogue. */
export function assemblePdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** The catalogue and page tree of a small PDF; `catalogue` and `page` add entries to them. */
export const pdfObjects = ({ catalogue = '', page = '' } = {}): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
];
