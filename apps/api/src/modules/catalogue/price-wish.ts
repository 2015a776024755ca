import type { ProductSearchQuery } from '@postprocure/contracts/product';
import { largestPrice } from '@postprocure/contracts/product-filter';

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
const figure = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,8})(k)?`;
const sign = String.raw`(?:${currency})\s*`;
const unit = String.raw`\s*(?:${currency}|/-)`;
const amount = `(?:${sign})?${figure}(?:${unit})?`;
const beforeMost = 'under|below|less than|up ?to|within';
const afterMost = 'se kam|ke andar|ke niche|tak|से कम|के अंदर|के नीचे|तक';
const beforeLeast = 'above|over|more than|at least';
const afterLeast = 'se zyada|se jyada|se adhik|se upar|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर';
const until = 'to|se|से';
const dash = '[-–]';
const sizes =
  'kgs?|g|gms?|grams?|l|ltrs?|lit(?:er|re)s?|ml|cm|mm|mtrs?|met(?:er|re)s?|ft|feet|inch(?:es)?|w|watts?|v|volts?|mah|gb|tb|hours?|hrs?|days?|months?|years?|pages?|pieces?|pcs';

/** Less than that is a size or an age. */
const smallestPrice = 50;
/** In a range that nothing else marks as one of prices. */
const smallestOfRange = 100;

type End = keyof Prices;

interface Kind {
  pattern: RegExp;
  /** What its figures are, in their order. */
  ends: [End] | ['minPrice', 'maxPrice'];
  smallest: number;
}

const kind = (wish: string, ends: Kind['ends'], smallest = smallestPrice): Kind => ({
  pattern: new RegExp(String.raw`(?:^|\s)(?:${wish})[.,!?]?(?=\s|$)(?!\s*(?:${sizes})\b)`, 'gi'),
  ends,
  smallest,
});

const range = ['minPrice', 'maxPrice'] as ['minPrice', 'maxPrice'];
/** Ranges first: each holds what alone would be one of its ends. */
const kinds = [
  kind(String.raw`between\s*${amount}\s*(?:and|to|${dash})\s*${amount}`, range),
  kind(String.raw`${amount}\s*(?:${until})\s*${amount}\s*(?:tak|ke beech|तक|के बीच)`, range),
  kind(String.raw`${sign}${figure}\s*(?:${until}|${dash})\s*${amount}`, range),
  kind(String.raw`${figure}\s*(?:${until}|${dash})\s*${figure}${unit}`, range),
  kind(String.raw`${figure}\s+(?:${until})\s+${figure}`, range, smallestOfRange),
  kind(String.raw`(?:${beforeMost})\s*${amount}`, ['maxPrice']),
  kind(String.raw`${amount}\s*(?:${afterMost})`, ['maxPrice']),
  kind(String.raw`(?:${beforeLeast})\s*${amount}`, ['minPrice']),
  kind(String.raw`${amount}\s*(?:${afterLeast})`, ['minPrice']),
];

/** A price that is still being typed. */
const begun = String.raw`(?:${sign})?\d{0,2}`;
const unfinished = new RegExp(
  String.raw`\s(?:${[
    String.raw`(?:${beforeMost}|${beforeLeast}|between)\s+${begun}`,
    String.raw`between\s+${amount}(?:\s+(?:an?d?|to))?(?:\s+${begun})?`,
    String.raw`${amount}\s+(?:${until})\s+${begun}`,
  ].join('|')})$`,
  'i',
);

/**
 * "saree under 500", "kurti 300 se kam", "bag between 500 and 1000": the price is a filter, no word of a title. Of
 * several the narrowest counts.
 */
export function readPriceWish(search: string): PriceWish {
  const found = findPrices(search);
  if (!found) return { term: search, minPrice: null, maxPrice: null, words: '', leads: false };
  const others = readPriceWish(found.rest);
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
  for (const { pattern, ends, smallest } of kinds) {
    for (const match of search.matchAll(pattern)) {
      const figures = ends.map((_end, index) => readFigure(match[2 * index + 1], match[2 * index + 2]));
      const [first = 0, last = first] = figures;
      const rest = `${search.slice(0, match.index)} ${search.slice(match.index + match[0].length)}`;
      const term = rest.replaceAll(/\s+/g, ' ').trim();
      if (term === '' || first < smallest || first > last || last > largestPrice) continue;
      const prices: Prices = { minPrice: null, maxPrice: null };
      for (const [index, end] of ends.entries()) prices[end] = figures[index] ?? null;
      const leads = search.slice(0, match.index).trim() === '';
      return { ...prices, rest: term, words: match[0].trim().replace(/[.,!?]$/, ''), leads };
    }
  }
  return null;
}

const readFigure = (digits = '', thousands?: string): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);

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
