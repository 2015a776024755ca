import { isLost, looksDamaged, repairMojibake } from './damaged-text.ts';

export interface CleanText {
  text: string;
  warnings: string[];
}

// Tab and line breaks stay. Zero-width joiners stay too, because Indian scripts need them.
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2060\ufeff]/g;
const hasUnusual = /[^\t\n\r\x20-\x7e]/;

const lostLetters = 'letters were lost and are question marks now: save the file as XLSX or as CSV UTF-8';

/** What spreadsheets and data sets write where there is nothing. */
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

/** A cell made fit to store: damage repaired where that is certain, control characters gone, blanks empty. */
export function cleanCell(cell: string): CleanText {
  const trimmed = cell.trim();
  if (trimmed.length <= 8 && blankMarkers.has(trimmed.toLowerCase())) return { text: '', warnings: [] };
  if (!hasUnusual.test(trimmed)) return { text: trimmed, warnings: isLost(trimmed) ? [lostLetters] : [] };
  const repaired = repairMojibake(trimmed.toWellFormed());
  const text = repaired.replace(controls, '');
  const warnings: string[] = [];
  if (text.length !== repaired.length) warnings.push('control characters were removed');
  if (isLost(text)) warnings.push(lostLetters);
  if (looksDamaged(text)) warnings.push('text was damaged by a wrong encoding before it came here');
  return { text: text.normalize('NFC').trim(), warnings };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

// Bounded, so that a cell full of opening brackets costs no more than its length.
const tag = /<\/?[a-z!][^>]{0,1000}>/gi;

/** Plain text of one line: HTML entities read, tags gone, white space of any kind a single space. */
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
