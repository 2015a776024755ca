import type { Readable } from 'node:stream';
import path from 'node:path/posix';
import { crc32 } from 'node:zlib';
import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportError } from './import-error.ts';
import { describeTooLong, maxRowLength } from './source-row.ts';
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
  try {
    return await readWorkbook(zip, sheetName);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readWorkbook(zip: ZipFile, sheetName: string | undefined): Promise<Workbook> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) {
      throw new ImportError(
        'The workbook is protected with a password. Remove the password and use the new file.',
      );
    }
    if (entry.fileName.startsWith('xl/')) entries.set(entry.fileName, entry);
    requireFew(entries.size, 'parts');
  }
  const part = (name: string) => entries.get(name);
  const book = await readSheetList(zip, part('xl/workbook.xml'));
  const chosen =
    sheetName === undefined
      ? (book.sheets.find(({ isHidden }) => !isHidden) ?? book.sheets[0])
      : book.sheets.find(({ name }) => name === sheetName);
  if (!chosen) {
    const names = book.sheets.map(({ name }) => name).join(', ');
    throw new ImportError(
      sheetName === undefined
        ? 'The file is not an Excel workbook. Save it as .xlsx or .csv, and use the new file.'
        : `The workbook has no sheet "${sheetName}". Its sheets are: ${names}`,
    );
  }
  const targets = await readTargets(zip, part('xl/_rels/workbook.xml.rels'));
  const sheet = part(targets.get(chosen.relation) ?? '');
  if (!sheet) throw new ImportError(`The sheet "${chosen.name}" is missing from the workbook.`);
  const numberKinds = await readNumberKinds(zip, part('xl/styles.xml'));
  return {
    zip,
    sheet,
    sheetName: chosen.name,
    otherSheets: book.sheets.filter((other) => other !== chosen).map(({ name }) => name),
    strings: await readSharedStrings(zip, part('xl/sharedStrings.xml')),
    numberKinds,
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
  /** Whether enough has been read for the caller to process it before parsing continues. */
  isFull?: () => boolean;
}

/** Deeper than any real workbook. The parser keeps every open tag in memory. */
const maxDepth = 100;

/** How many characters are parsed at once. Even a short piece can refer to a long shared string or a distant cell. */
const pieceLength = 1024;

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
  parser.on('opentag', (tag) => {
    pending = 0;
    depth += 1;
    if (depth > maxDepth) throw new ImportError(`its tags are nested deeper than ${maxDepth} levels`);
    handlers.open?.(localName(tag.name), tag.attributes as Record<string, string>);
  });
  parser.on('closetag', (tag) => {
    pending = 0;
    depth -= 1;
    handlers.close?.(localName(tag.name));
  });
  const readText = (text: string) => {
    pending = 0;
    handlers.text?.(text);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('comment', () => (pending = 0));
  /** Characters that the parser keeps because the tag, text or comment that they belong to has not ended. */
  let pending = 0;
  let depth = 0;
  let bytesRead = 0;
  let checksum = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytesRead += chunk.length;
      checksum = crc32(chunk, checksum);
      const text = decoder.decode(chunk, { stream: true });
      for (let at = 0; at < text.length; at += pieceLength) {
        const piece = text.slice(at, at + pieceLength);
        pending += piece.length;
        parser.write(piece);
        if (pending > maxRowLength) throw new ImportError(describeTooLong('text or tag'));
        if (handlers.isFull?.() === true) yield bytesRead / entry.uncompressedSize;
      }
      yield bytesRead / entry.uncompressedSize;
    }
    parser.close();
    if (checksum !== entry.crc32) throw new ImportError('its checksum is wrong');
  } catch (error) {
    // The libraries' own messages would not help the user.
    const reason = error instanceof ImportError ? `: ${error.message}` : '.';
    throw new ImportError(`The workbook is damaged in ${entry.fileName}${reason}`, { cause: error });
  }
  yield 1;
}

async function readPart(zip: ZipFile, entry: Entry | undefined, handlers: XmlHandlers): Promise<void> {
  if (!entry) return;
  const pieces = parsePart(zip, entry, handlers);
  while (!(await pieces.next()).done);
}

/** More entries than any real workbook has. */
const maxEntries = 100_000;

function requireFew(count: number, what: string): void {
  if (count > maxEntries) throw new ImportError(`The workbook has more than ${maxEntries} ${what}.`);
}

interface SheetList {
  sheets: { name: string; relation: string; isHidden: boolean }[];
  uses1904: boolean;
}

async function readSheetList(zip: ZipFile, entry: Entry | undefined): Promise<SheetList> {
  const book: SheetList = { sheets: [], uses1904: false };
  await readPart(zip, entry, {
    open: (name, attributes) => {
      if (name === 'sheet') {
        book.sheets.push({
          name: attributes['name'] ?? '',
          relation: attributes['r:id'] ?? '',
          isHidden: ['hidden', 'veryHidden'].includes(attributes['state'] ?? ''),
        });
        requireFew(book.sheets.length, 'sheets');
      }
      if (name === 'workbookPr') book.uses1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  return book;
}

async function readTargets(zip: ZipFile, entry: Entry | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readPart(zip, entry, {
    open: (name, { Id: id = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      targets.set(id, path.resolve('/xl', target).slice(1));
      requireFew(targets.size, 'relationships');
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
      requireFew(kinds.length + codes.size, 'cell formats');
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
  const reading = readPart(zip, entry, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      if (text.length > maxRowLength) throw new ImportError(describeTooLong('text of a cell'));
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.add(decodeEscapes(text));
    },
  });
  try {
    await reading;
    strings.finish();
    return strings;
  } catch (error) {
    await strings.close();
    throw error;
  }
}

/** Characters that are not allowed in XML are written as _xHHHH_. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
