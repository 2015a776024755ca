import { parentPort, workerData } from 'node:worker_threads';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { PdfFinding } from './inspect-pdf.ts';

const activeNames = new Set(
  ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'GoToE', 'RichMedia', 'XFA'].map((name) =>
    PDFName.of(name),
  ),
);
// Short names would appear in compressed data by chance.
const activeText = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![\w-])/;

let hasActiveContent = false;

// Inspects every object as it is read. If several objects have the same number, the document keeps only the last one,
// but a viewer may use another.
// oxlint-disable-next-line typescript/unbound-method -- called with `this` below
const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function (ref, object) {
  hasActiveContent ||= isActive(object);
  assign.call(this, ref, object);
};

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFName) return activeNames.has(object);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (object instanceof PDFStream) return isActive(object.dict);
  return (
    object instanceof PDFDict && object.entries().some(([key, value]) => isActive(key) || isActive(value))
  );
}

async function inspect(bytes: Uint8Array): Promise<PdfFinding> {
  const text = Buffer.from(bytes.buffer).toString('latin1');
  // Any character of a name can be written as # and its code.
  const decoded = text.replace(/#([\da-f]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  if (/\/Encrypt(?!\w)/.test(decoded)) return 'protected';
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  if (hasActiveContent || activeText.test(decoded)) return 'active';
  return document.getPageCount() > 0 ? 'ok' : 'damaged';
}

parentPort?.postMessage('ready');
const finding = await inspect(workerData as Uint8Array).catch((): PdfFinding => 'damaged');
parentPort?.postMessage(finding);
