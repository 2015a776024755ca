import type { ProductSearchQuery } from '@postprocure/contracts/catalogue/product';
import { largestPrice } from '@postprocure/contracts/catalogue/product-filter';

/** In rupees; null if there is no limit. */
interface Prices {
  minPrice: number | null;
  maxPrice: number | null;
}

export interface PriceIntent extends Prices {
  /** The search term without the price. */
  term: string;
  /** The words of the price as typed, or empty if there is none. */
  words: string;
  /** Whether the price came before the rest of the term. */
  leads: boolean;
}

const currency = String.raw`rs\.?|inr|₹|rupees?|rupaye|रुपये|रु\.?`;
const figure = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,8}(?:\.\d{1,2})?)(k|\s*(?:lakhs?|lacs?|लाख))?`;
const sign = String.raw`(?:${currency})\s*`;
const unit = String.raw`\s*(?:${currency}|/-)`;
const amount = `(?:${sign})?${figure}(?:${unit})?`;
const until = 'to|se|से';
const dash = '[-–]';

/** Words before and after a number that make it an upper or a lower limit. */
const most = {
  before: 'under|below|(?:less|lower|cheaper) than|up ?to|within|at ?most|<=?',
  after: 'se kam|ke andar|ke niche|tak|से कम|के अंदर|के नीचे|तक',
};
const least = {
  before: 'above|over|(?:more|greater) than|at ?least|starting (?:from|at)|>=?',
  after: 'se zyada|se jyada|se adhik|se upar|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर',
};
const negation = 'nahi|nahin|na ho|नहीं|न हो';
/** Filler words around a price. */
const lead = '(?:(?:from|price|range|price range|in)\\s+)?';
const trail = '(?:\\s+(?:only|ki|ka|ke|wal[aei]|की|का|के|वाल[ाीे]))?';

/** Units that make a number something other than a price. Products are not included: "under 500 bags" means bags. */
const sizes = [
  'kgs?|g|gms?|grams?|mg|mcg|l|ltrs?|lit(?:er|re)s?|ml|oz|lbs?|tons?',
  'cm|mm|kms?|mtrs?|met(?:er|re)s?|ft|feet|inch(?:es)?|yards?|sq',
  'k?w|watts?|v|k?va|volts?|amps?|m?ah|hp|cc|rpm|psi|[mg]?hz|db|lm|lumens?|nits|ohms?',
  'mb|gb|tb|mp|megapixels?|pixels?|dpi',
  'mins?|minutes?|secs?|seconds?|hours?|hrs?|days?|weeks?|months?|years?|yrs?',
  'gsm|tc|thread count|denier|ply|pages?|pieces?|pcs|tablets?|capsules?|people|persons?|k?cal|calories|servings?|washes',
].join('|');

/** A smaller number is assumed to be a size or an age, not a price. */
const smallestPrice = 50;
/** The same limit for ranges without a word or sign that marks them as prices. */
const smallestOfRange = 100;
/** A range within these limits is assumed to be years, unless something marks it as prices. */
const years = { first: 1950, last: 2050 };

type End = keyof Prices;

interface Kind {
  pattern: RegExp;
  /** What the numbers in the pattern stand for, in order. */
  ends: [End] | ['minPrice', 'maxPrice'];
  /** Whether the pattern contains a word or sign that marks a price. */
  isMarked: boolean;
}

const kind = (intent: string, ends: Kind['ends'], isMarked = true): Kind => ({
  pattern: new RegExp(String.raw`(?:^|\s)(?:${intent})${trail}[.,!?]?(?=\s|$)(?!\s*(?:${sizes})\b)`, 'gi'),
  ends,
  isMarked,
});

const range = ['minPrice', 'maxPrice'] as ['minPrice', 'maxPrice'];
/** Patterns that contain others come first: a range before a single limit, a negation before what it negates. */
const kinds = [
  kind(String.raw`between\s*${amount}\s*(?:and|to|${dash})\s*${amount}`, range),
  kind(String.raw`${lead}${amount}\s*(?:${until})\s*${amount}\s*(?:tak|ke beech|तक|के बीच)`, range),
  kind(String.raw`${lead}${sign}${figure}\s*(?:${until}|${dash})\s*${amount}`, range),
  kind(String.raw`${lead}${figure}\s*(?:${until}|${dash})\s*${figure}${unit}`, range),
  kind(String.raw`${lead}${figure}\s+(?:${until})\s+${figure}`, range, false),
  kind(String.raw`(?:not?|never)\s+(?:${least.before})\s*${amount}`, ['maxPrice']),
  kind(String.raw`(?:not?|never)\s+(?:${most.before})\s*${amount}`, ['minPrice']),
  kind(String.raw`${amount}\s*(?:${least.after})\s+(?:${negation})`, ['maxPrice']),
  kind(String.raw`${amount}\s*(?:${most.after})\s+(?:${negation})`, ['minPrice']),
  kind(String.raw`(?:${most.before})\s*${amount}`, ['maxPrice']),
  kind(String.raw`${amount}\s*(?:${most.after})`, ['maxPrice']),
  kind(String.raw`(?:${least.before})\s*${amount}`, ['minPrice']),
  kind(String.raw`${amount}\s*(?:${least.after})`, ['minPrice']),
];

/** Matches a price that is still being typed. Complete prices have already been removed. */
const begun = String.raw`(?:${sign})?[\d,]{0,9}`;
const unfinished = new RegExp(
  String.raw`\s(?:${[
    String.raw`(?:${most.before}|${least.before}|between)\s+(?:${sign})?\d{0,2}`,
    String.raw`between\s+${amount}(?:\s+(?:an?d?|to?))?(?:\s+${begun})?`,
    String.raw`${amount}\s+(?:t|(?:${until})\s+${begun})`,
    String.raw`${sign}${figure}\s*${dash}\s*${begun}`,
    String.raw`${amount}\s+(?:se|ke|से|के)(?:\s+\S{0,6})?`,
  ].join('|')})$`,
  'i',
);

/**
 * Extracts the price from terms such as "saree under 500", "kurti 300 se kam" or "bag between 500 and 1000". If there
 * are several, the narrowest range counts.
 */
export function readPriceIntent(search: string): PriceIntent {
  const intent = readPrices(search.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)));
  return intent.words === '' ? { ...intent, term: search } : intent;
}

function readPrices(search: string): PriceIntent {
  const found = findPrices(search);
  if (!found) return { term: search, minPrice: null, maxPrice: null, words: '', leads: false };
  const others = readPrices(found.rest);
  return {
    term: others.term,
    ...narrow(found, others),
    words: [found.words, others.words].filter(Boolean).join(' '),
    leads: found.leads,
  };
}

/** Drops a lower limit above the upper one, which would match nothing. */
function narrow(one: Prices, other: Prices): Prices {
  const minPrice = choose(Math.max, one.minPrice, other.minPrice);
  const maxPrice = choose(Math.min, one.maxPrice, other.maxPrice);
  return { minPrice: minPrice !== null && minPrice > (maxPrice ?? minPrice) ? null : minPrice, maxPrice };
}

const choose = (which: typeof Math.max, one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : which(one, other);

function findPrices(search: string) {
  if (!/\d/.test(search)) return null;
  for (const { pattern, ends, isMarked } of kinds) {
    for (const match of search.matchAll(pattern)) {
      const figures = ends.map((_end, index) => readFigure(match[2 * index + 1], match[2 * index + 2]));
      const [first = 0, last = first] = figures;
      const rest = `${search.slice(0, match.index)} ${search.slice(match.index + match[0].length)}`;
      const term = rest.replaceAll(/\s+/g, ' ').trim();
      if (term === '' || !arePrices(first, last, isMarked)) continue;
      const prices: Prices = { minPrice: null, maxPrice: null };
      for (const [index, end] of ends.entries()) prices[end] = figures[index] ?? null;
      const leads = search.slice(0, match.index).trim() === '';
      return { ...prices, rest: term, words: match[0].trim().replace(/[.,!?]$/, ''), leads };
    }
  }
  return null;
}

function arePrices(first: number, last: number, isMarked: boolean): boolean {
  if (first > last || last > largestPrice) return false;
  if (isMarked) return first >= smallestPrice;
  return first >= smallestOfRange && !(first >= years.first && last <= years.last);
}

/** Rounded to whole paise, because multiplying a fraction may be inexact. */
function readFigure(digits = '', multiple?: string): number {
  const factor = multiple === undefined ? 1 : /^k$/i.test(multiple) ? 1000 : 100_000;
  return Math.round(Number(digits.replaceAll(',', '')) * factor * 100) / 100;
}

/** Returns the term to complete while the user types, without a price or the start of one. */
export const withoutUnfinishedPrice = (search: string): string => search.replace(unfinished, '');

/** Combines the price with another search term. */
export const respellIntent = ({ words, leads }: PriceIntent, term: string): string =>
  (leads ? [words, term] : [term, words]).filter(Boolean).join(' ');

/**
 * Moves the price from the search term to the filters. The price never changes a limit that the user has chosen, and
 * it is ignored if it contradicts the other limit.
 */
export function applyPriceIntent(
  query: ProductSearchQuery,
  { term, minPrice, maxPrice }: PriceIntent,
): ProductSearchQuery {
  const setsMost = maxPrice !== null && query.maxPrice === undefined && (query.minPrice ?? 0) <= maxPrice;
  const setsLeast =
    minPrice !== null && query.minPrice === undefined && (query.maxPrice ?? minPrice) >= minPrice;
  return { ...query, search: term, ...(setsLeast && { minPrice }), ...(setsMost && { maxPrice }) };
}
