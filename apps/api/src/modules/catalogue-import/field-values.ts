import { parseRupees } from '@postprocure/money/parse-rupees';

export type Parsed<T> = { value: T } | { reason: string };

const maxPaise = 9_999_999_999;
const maxQuantity = 1_000_000_000;
const maxHandlingDays = 90;
const maxWeightGrams = 10_000_000;

export function parsePrice(text: string): Parsed<number> {
  const parsed = parseRupees(text);
  if ('reason' in parsed) return parsed;
  if (parsed.paise === 0) return { reason: 'is zero' };
  if (parsed.paise > maxPaise) return { reason: 'is too large' };
  return { value: parsed.paise };
}

export const parseQuantity = (text: string): Parsed<number> => parseWhole(text, maxQuantity);

export const parseHandlingDays = (text: string): Parsed<number> =>
  parseWhole(text.replace(/\s*days?$/i, ''), maxHandlingDays);

function parseWhole(text: string, max: number): Parsed<number> {
  const digits = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0+)?$/.exec(text)?.[1]?.replaceAll(',', '');
  if (digits === undefined) return { reason: 'is not a whole number' };
  return digits.length > 15 || Number(digits) > max
    ? { reason: `is more than ${max}` }
    : { value: Number(digits) };
}

/** Converts a percentage to basis points: '18', '18%' and '18.00' become 1800. */
export function parseGstRate(text: string): Parsed<number> {
  const match = /^(\d{1,3})(?:\.(\d{1,2})0*)?\s*%?$/.exec(text);
  if (!match) return { reason: 'is not a percentage' };
  const basisPoints = Number((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0'));
  if (isFraction(basisPoints) && !text.includes('%')) {
    return { reason: `is a fraction: write ${basisPoints} if ${basisPoints} percent is meant, or ${text}%` };
  }
  return basisPoints > 10_000 ? { reason: 'is more than 100 percent' } : { value: basisPoints };
}

/**
 * Whether a value such as 0.18 comes from a cell that shows 18%. The two excluded values, 0.1% and 0.25%, are real
 * GST rates.
 */
const isFraction = (basisPoints: number): boolean =>
  basisPoints > 0 && basisPoints < 100 && basisPoints !== 10 && basisPoints !== 25;

/** HSN codes have an even number of digits. With an odd number, a spreadsheet has dropped the leading zero. */
export function parseHsn(text: string): Parsed<string> {
  const digits = text.replace(/[\s.]/g, '');
  const code = digits.length % 2 === 1 ? `0${digits}` : digits;
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(code)
    ? { value: code }
    : { reason: 'is not a code of 4, 6 or 8 digits' };
}

export function parseWeightGrams(text: string): Parsed<number> {
  const match = /^(\d{1,8})(?:\.(\d{1,6}))?\s*(g|gm|gms|grams?|kgs?)?$/i.exec(text);
  if (!match) return { reason: 'is not a weight in grams' };
  const [, whole = '', fraction = '', unit = ''] = match;
  const perUnit = unit.toLowerCase().startsWith('k') ? 1000 : 1;
  // Shipping weights are whole grams, at least one.
  const grams = Math.max(1, Math.round((Number(whole + fraction) * perUnit) / 10 ** fraction.length));
  if (Number(whole + fraction) === 0) return { reason: 'is zero' };
  return grams > maxWeightGrams ? { reason: `is more than ${maxWeightGrams} grams` } : { value: grams };
}

export function parseWarehouse(text: string): Parsed<'national' | 'international'> {
  const name = text.toLowerCase();
  return name === 'national' || name === 'international'
    ? { value: name }
    : { reason: 'is neither national nor international' };
}

/** Converts stars to hundredths: '4.3' and '4.30 out of 5 stars' become 430. */
export function parseRating(text: string): Parsed<number> {
  const match = /^(\d)(?:\.(\d{1,2})\d*)?(?:\s*(?:\/|out of)\s*5(?:\.0)?)?\s*(?:stars?|★)?$/i.exec(text);
  const hundredths = Number((match?.[1] ?? '9') + (match?.[2] ?? '').padEnd(2, '0'));
  return hundredths > 500 ? { reason: 'it is not a number from 0 to 5' } : { value: hundredths };
}

/** A product that is no longer offered is inactive in the database. */
export function parseStatus(text: string): Parsed<'active' | 'inactive'> {
  const name = text.toLowerCase();
  if (name === 'active') return { value: 'active' };
  return name === 'ended' ? { value: 'inactive' } : { reason: 'is neither active nor ended' };
}

export const parseText =
  (max: number) =>
  (text: string): Parsed<string> =>
    text.length > max ? { reason: `is longer than ${max} characters` } : { value: text };
