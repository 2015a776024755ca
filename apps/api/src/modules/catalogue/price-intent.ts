import type { ProductSearchQuery } from '@postprocure/contracts/catalogue/product';
import { largestPrice } from '@postprocure/contracts/catalogue/product-filter';

/** Rupees; null for an end that is left open. */
interface Prices {
  minPrice: number | null;
  maxPrice: number | null;
}

export interface PriceWish extends Prices {
  /** What is looked for, without the price. */
  term: string;
  /** The words for it as they were typed; empty without a price. */
  words: string;
  /** Whether they stood before everything else. */
  leads: boolean;
}

const currency = String.raw`rs\.?|inr|₹|rupees?|rupaye|रुपये|रु\.?`;
const figure = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,8}(?:\.\d{1,2})?)(k|\s*(?:lakhs?|lacs?|लाख))?`;
const sign = String.raw`(?:${currency})\s*`;
const unit = String.raw`\s*(?:${currency}|/-)`;
const amount = `(?:${sign})?${figure}(?:${unit})?`;
const until = 'to|se|से';
const dash = '[-–]';

/** The words before and after a figure that is the most or the least to be paid. */
const most = {
  before: 'under|below|(?:less|lower|cheaper) than|up ?to|within|at ?most|<=?',
  after: 'se kam|ke andar|ke niche|tak|से कम|के अंदर|के नीचे|तक',
};
const least = {
  before: 'above|over|(?:more|greater) than|at ?least|starting (?:from|at)|>=?',
  after: 'se zyada|se jyada|se adhik|se upar|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर',
};
const negation = 'nahi|nahin|na ho|नहीं|न हो';
/** Words round a price that say nothing more. */
const lead = '(?:(?:from|price|range|price range|in)\\s+)?';
const trail = '(?:\\s+(?:only|ki|ka|ke|wal[aei]|की|का|के|वाल[ाीे]))?';

/** What a figure may measure or count but money; no goods, for "under 500 bags" is of bags. */
const sizes = [
  'kgs?|g|gms?|grams?|mg|mcg|l|ltrs?|lit(?:er|re)s?|ml|oz|lbs?|tons?',
  'cm|mm|kms?|mtrs?|met(?:er|re)s?|ft|feet|inch(?:es)?|yards?|sq',
  'k?w|watts?|v|k?va|volts?|amps?|m?ah|hp|cc|rpm|psi|[mg]?hz|db|lm|lumens?|nits|ohms?',
  'mb|gb|tb|mp|megapixels?|pixels?|dpi',
  'mins?|minutes?|secs?|seconds?|hours?|hrs?|days?|weeks?|months?|years?|yrs?',
  'gsm|tc|thread count|denier|ply|pages?|pieces?|pcs|tablets?|capsules?|people|persons?|k?cal|calories|servings?|washes',
].join('|');

/** Less than that is a size or an age. */
const smallestPrice = 50;
/** In a range that nothing else marks as one of prices. */
const smallestOfRange = 100;
/** Two figures from these are years where nothing marks them as prices. */
const years = { first: 1950, last: 2050 };

type End = keyof Prices;

interface Kind {
  pattern: RegExp;
  /** What its figures are, in their order. */
  ends: [End] | ['minPrice', 'maxPrice'];
  /** Whether it is known by its words or signs to be of prices. */
  isMarked: boolean;
}

const kind = (wish: string, ends: Kind['ends'], isMarked = true): Kind => ({
  pattern: new RegExp(String.raw`(?:^|\s)(?:${wish})${trail}[.,!?]?(?=\s|$)(?!\s*(?:${sizes})\b)`, 'gi'),
  ends,
  isMarked,
});

const range = ['minPrice', 'maxPrice'] as ['minPrice', 'maxPrice'];
/** What holds others comes first: a range each of its ends, a negation what it negates. */
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

/** A price that is still being typed: what is whole has been taken out before. */
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
 * "saree under 500", "kurti 300 se kam", "bag between 500 and 1000": the price is a filter, no word of a title. Of
 * several the narrowest counts.
 */
export function readPriceWish(search: string): PriceWish {
  const wish = readPrices(search.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)));
  return wish.words === '' ? { ...wish, term: search } : wish;
}

function readPrices(search: string): PriceWish {
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

/** Nobody wishes for a list that must be empty: a lower end above the upper one is dropped. */
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

/** In whole paise, whatever the fraction was multiplied by. */
function readFigure(digits = '', multiple?: string): number {
  const factor = multiple === undefined ? 1 : /^k$/i.test(multiple) ? 1000 : 100_000;
  return Math.round(Number(digits.replaceAll(',', '')) * factor * 100) / 100;
}

/** What to complete while someone is typing: neither a price nor the beginning of one. */
export const withoutUnfinishedWish = (search: string): string => search.replace(unfinished, '');

/** The same wish with what is looked for in other words. */
export const respellWish = ({ words, leads }: PriceWish, term: string): string =>
  (leads ? [words, term] : [term, words]).filter(Boolean).join(' ');

/**
 * The query with the words and the prices that are to be looked for. A price that was chosen is never widened or
 * narrowed by the words: they set an end only where it was left open and does not lie beyond the other one.
 */
export function applyPriceWish(
  query: ProductSearchQuery,
  { term, minPrice, maxPrice }: PriceWish,
): ProductSearchQuery {
  const setsMost = maxPrice !== null && query.maxPrice === undefined && (query.minPrice ?? 0) <= maxPrice;
  const setsLeast =
    minPrice !== null && query.minPrice === undefined && (query.maxPrice ?? minPrice) >= minPrice;
  return { ...query, search: term, ...(setsLeast && { minPrice }), ...(setsMost && { maxPrice }) };
}
