import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { inspectPdf } from './inspect-pdf.ts';
import { assemblePdf, createPdf, pdfObjects } from './testing-pdf.ts';

async function saveCompressed(change: (document: PDFDocument) => void | Promise<void>): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

const plain = assemblePdf(pdfObjects());

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['written by hand', () => plain],
  ['written by a program', () => createPdf()],
  ['with object streams and an xref stream', () => saveCompressed(() => undefined)],
  ['with links', () => createPdf((document) => document.link(0, 0, 9, 9, 'https://example.in/'))],
  ['with bytes after its end', () => Buffer.concat([plain, Buffer.from('\r\n\0\0')])],
  ['changed by a later revision', () => Buffer.concat([plain, plain.subarray(plain.indexOf('3 0 obj'))])],
])('accepts a PDF %s', async (_case, create) => {
  expect(await inspectPdf(await create())).toBe('ok');
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['that only starts like one', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['without pages', () => assemblePdf(['<< /Type /Catalog >>'])],
  ['without a catalogue', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n')],
  ['that is cut off', async () => (await createPdf()).subarray(0, -200)],
  ['that is followed by something else', () => Buffer.concat([plain, Buffer.alloc(5000, 'MZ')])],
  ['of random bytes', () => Buffer.from(`%PDF-1.7\n${'\x01\x02<</'.repeat(5000)}\nstartxref\n0\n%%EOF`)],
  ['with endless nesting', () => assemblePdf([...pdfObjects(), '['.repeat(200_000)])],
  [
    'whose pages contain themselves',
    () => assemblePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  ],
])('rejects a file %s', async (_case, create) => {
  expect(await inspectPdf(await create())).toBe('damaged');
});

test('rejects a PDF with a password', async () => {
  const locked = saveCompressed((document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' }));
  expect(await inspectPdf(await locked)).toBe('protected');
  expect(await inspectPdf(assemblePdf([...pdfObjects(), '<< /V 1 >>'], '/Encrypt 4 0 R'))).toBe('protected');
});

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

test.each<[string, () => Buffer | Promise<Buffer>]>([
  [
    'a script that runs when it is opened',
    () => assemblePdf(pdfObjects({ catalogue: `/OpenAction ${script}` })),
  ],
  ['a script of a page', () => assemblePdf(pdfObjects({ page: `/AA << /O ${script} >>` }))],
  [
    'a script with an escaped name',
    () => assemblePdf(pdfObjects({ page: '/AA << /O << /S /J#61vaScript /#4AS (x) >> >>' })),
  ],
  ['a script without its type', () => assemblePdf(pdfObjects({ page: '/AA << /O << /JS (x) >> >>' }))],
  [
    'a program to start',
    () => assemblePdf(pdfObjects({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' })),
  ],
  ['an XFA form', () => assemblePdf(pdfObjects({ catalogue: '/AcroForm << /XFA (x) >>' }))],
  ['an attached file', () => createPdf((document) => document.file(Buffer.from('x'), { name: 'a.exe' }))],
  ['a compressed script', () => saveCompressed((document) => document.addJavaScript('main', 'app.alert(1)'))],
  ['a compressed attachment', () => saveCompressed((document) => document.attach(Buffer.from('x'), 'a.exe'))],
  [
    'a script in an object that a later revision replaces',
    () => {
      const first = assemblePdf(pdfObjects({ page: `/AA << /O ${script} >>` }));
      return Buffer.concat([first, plain.subarray(plain.indexOf('3 0 obj'))]);
    },
  ],
])('rejects %s', async (_case, create) => {
  expect(await inspectPdf(await create())).toBe('active');
});

test('gives up on a decompression bomb', async () => {
  const bomb = deflateSync(Buffer.alloc(100_000_000), { level: 9 }).toString('latin1');
  const stream = `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb}\nendstream`;
  expect(await inspectPdf(assemblePdf([...pdfObjects(), stream]))).toBe('damaged');
});
