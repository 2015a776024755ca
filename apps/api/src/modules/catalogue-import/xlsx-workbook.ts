import type { Readable } from 'node:stream';
import path from 'node:path/posix';
import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportError } from './import-error.ts';
import { classifyFormat, type NumberKind } from './xlsx-number.ts';
import { SharedStrings } from './xlsx-shared-strings.ts';

export interface Workbook {
  zip: ZipFile;
  sheet: Entry;
  sheetName: string;
  otherSheets: string[];
  strings: SharedStrings;
  /** How to read the number in a cell, indexed by the cell's style. */
  numberKinds: NumberKind[];
  uses1904: boolean;
}

export async function openWorkbook(file: string, sheetName?: string): Promise<Workbook> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry())
    if (entry.fileName.startsWith('xl/')) entries.set(entry.fileName, entry);
  const part = (name: string) => entries.get(name);

  const book = await readSheetList(zip, part('xl/workbook.xml'));
  const chosen =
    sheetName === undefined ? book.sheets[0] : book.sheets.find(({ name }) => name === sheetName);
  if (!chosen) {
    const names = book.sheets.map(({ name }) => name).join(', ');
    throw new ImportError(
      sheetName === undefined
        ? 'The file is not an Excel workbook. Save it as .xlsx or .csv, and import the new file.'
        : `The workbook has no sheet "${sheetName}". Its sheets are: ${names}`,
    );
  }
  const targets = await readTargets(zip, part('xl/_rels/workbook.xml.rels'));
  const sheet = part(targets.get(chosen.relation) ?? '');
  if (!sheet) throw new ImportError(`The sheet "${chosen.name}" is missing from the workbook.`);
  return {
    zip,
    sheet,
    sheetName: chosen.name,
    otherSheets: book.sheets.filter((other) => other !== chosen).map(({ name }) => name),
    strings: await readSharedStrings(zip, part('xl/sharedStrings.xml')),
    numberKinds: await readNumberKinds(zip, part('xl/styles.xml')),
    uses1904: book.uses1904,
  };
}

export async function closeWorkbook({ zip, strings }: Workbook): Promise<void> {
  zip.close();
  await strings.close();
}

export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Parses a part of the workbook. Yields after each chunk, so that the caller can process the result so far. */
export async function* parsePart(zip: ZipFile, entry: Entry, handlers: XmlHandlers): AsyncGenerator<number> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const decoder = new TextDecoder('utf-8');
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw error;
  });
  // Some programs write every tag with a namespace prefix.
  const localName = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', (tag) =>
    handlers.open?.(localName(tag.name), tag.attributes as Record<string, string>),
  );
  parser.on('closetag', (tag) => handlers.close?.(localName(tag.name)));
  parser.on('text', (text) => handlers.text?.(text));
  let bytesRead = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytesRead += chunk.length;
      parser.write(decoder.decode(chunk, { stream: true }));
      yield bytesRead / entry.uncompressedSize;
    }
    parser.close();
  } catch (error) {
    throw new ImportError(`The workbook is damaged in ${entry.fileName}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  yield 1;
}

async function readPart(zip: ZipFile, entry: Entry | undefined, handlers: XmlHandlers): Promise<void> {
  if (!entry) return;
  const pieces = parsePart(zip, entry, handlers);
  while (!(await pieces.next()).done);
}

interface SheetList {
  sheets: { name: string; relation: string }[];
  uses1904: boolean;
}

async function readSheetList(zip: ZipFile, entry: Entry | undefined): Promise<SheetList> {
  const book: SheetList = { sheets: [], uses1904: false };
  await readPart(zip, entry, {
    open: (name, attributes) => {
      if (name === 'sheet')
        book.sheets.push({ name: attributes['name'] ?? '', relation: attributes['r:id'] ?? '' });
      if (name === 'workbookPr') book.uses1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  return book;
}

async function readTargets(zip: ZipFile, entry: Entry | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readPart(zip, entry, {
    open: (name, { Id: id = '', Target: target = '' }) => {
      if (name === 'Relationship') targets.set(id, path.resolve('/xl', target).slice(1));
    },
  });
  return targets;
}

async function readNumberKinds(zip: ZipFile, entry: Entry | undefined): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isInCellFormats = false;
  await readPart(zip, entry, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInCellFormats = true;
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'xf' && isInCellFormats) kinds.push(classifyFormat(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return kinds;
}

/** Rich text consists of runs and phonetic hints. Only the runs are text. */
async function readSharedStrings(zip: ZipFile, entry: Entry | undefined): Promise<SharedStrings> {
  const strings = await SharedStrings.create();
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readPart(zip, entry, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.add(decodeEscapes(text));
    },
  });
  strings.finish();
  return strings;
}

/** Characters that are not allowed in XML are written as _xHHHH_. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
