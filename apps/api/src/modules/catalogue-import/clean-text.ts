import { isLost, looksDamaged, repairMojibake } from './damaged-text.ts';

export interface CleanText {
  text: string;
  warnings: string[];
}

// Keeps tabs, line breaks, and the zero-width joiners that Indian scripts need.
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2060\ufeff]/g;
const hasUnusual = /[^\t\n\r\x20-\x7e]/;

const lostLetters = 'some letters were replaced by question marks: save the file as XLSX or CSV UTF-8';

/** Placeholders for empty cells in spreadsheets and data sets. */
const blankMarkers = new Set([
  '-',
  '--',
  'n/a',
  'na',
  'nan',
  'nil',
  'none',
  'null',
  '#n/a',
  '#na',
  '#null!',
  '#ref!',
  '#value!',
  '#div/0!',
  '#name?',
  '#num!',
]);

/** Prepares a cell for storage: repairs wrong encodings, removes control characters and placeholders. */
export function cleanCell(cell: string): CleanText {
  const trimmed = cell.trim();
  if (trimmed.length <= 8 && blankMarkers.has(trimmed.toLowerCase())) return { text: '', warnings: [] };
  if (!hasUnusual.test(trimmed)) return { text: trimmed, warnings: isLost(trimmed) ? [lostLetters] : [] };
  const repaired = repairMojibake(trimmed.toWellFormed());
  const text = repaired.replace(controls, '');
  const warnings: string[] = [];
  if (text.length !== repaired.length) warnings.push('control characters were removed');
  if (isLost(text)) warnings.push(lostLetters);
  if (looksDamaged(text)) warnings.push('text was already damaged by a wrong encoding');
  return { text: text.normalize('NFC').trim(), warnings };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

// The length is bounded to keep the time linear for a cell full of opening brackets.
const tag = /<\/?[a-z!][^>]{0,1000}>/gi;

/** One line of plain text: decodes HTML entities, removes tags and collapses white space. */
export function toPlainLine(text: string): string {
  const decoded = text.includes('&')
    ? text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, decodeEntity)
    : text;
  return decoded.replace(tag, ' ').replace(controls, '').replace(/\s+/g, ' ').trim();
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0x10_ff_ff ? entity : String.fromCodePoint(code).toWellFormed();
}
