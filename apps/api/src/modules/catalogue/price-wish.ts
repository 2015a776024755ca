import type { ProductSearchQuery } from '@postprocure/contracts/product';
import { largestPrice } from '@postprocure/contracts/product-filter';

export interface PriceWish {
  /** What is looked for, without the price. */
  term: string;
  /** Rupees. */
  maxPrice: number | null;
  /** The words for it as they were typed; empty without a price. */
  words: string;
  /** Whether they stood before everything else. */
  leads: boolean;
}

const currency = String.raw`rs\.?|inr|₹|rupees?|rupaye|रुपये|रु\.?`;
const amount = String.raw`(?:(?:${currency})\s*)?(\d{1,3}(?:,\d{2,3})+|\d{1,8})(k)?(?:\s*(?:${currency}|/-))?`;
const before = 'under|below|less than|up ?to|within';
const after = 'se kam|ke andar|ke niche|tak|से कम|के अंदर|के नीचे|तक';
const sizes =
  'kgs?|g|gms?|grams?|l|ltrs?|lit(?:er|re)s?|ml|cm|mm|mtrs?|met(?:er|re)s?|ft|feet|inch(?:es)?|w|watts?|v|volts?|mah|gb|tb|hours?|hrs?|days?|months?|years?|pages?|pieces?|pcs';
const patterns = [`(?:${before})\\s*${amount}`, `${amount}\\s*(?:${after})`].map(
  (wish) => new RegExp(String.raw`(?:^|\s)(?:${wish})[.,!?]?(?=\s|$)(?!\s*(?:${sizes})\b)`, 'gi'),
);

/** A price that is still being typed. */
const unfinished = new RegExp(String.raw`\s(?:${before})\s+(?:${currency})?\s*\d{0,2}$`, 'i');

/** Less than that is a size or an age. */
const smallestPrice = 50;

/** "saree under 500", "kurti 300 se kam": the price is a filter, no word of a title. Of several the lowest counts. */
export function readPriceWish(search: string): PriceWish {
  const found = findPrice(search);
  if (!found) return { term: search, maxPrice: null, words: '', leads: false };
  const others = readPriceWish(found.rest);
  return {
    term: others.term,
    maxPrice: Math.min(found.price, others.maxPrice ?? found.price),
    words: [found.words, others.words].filter(Boolean).join(' '),
    leads: found.leads,
  };
}

function findPrice(search: string) {
  for (const match of patterns.flatMap((pattern) => [...search.matchAll(pattern)])) {
    const [matched, digits = '', thousands] = match;
    const price = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
    const rest = `${search.slice(0, match.index)} ${search.slice(match.index + matched.length)}`;
    const term = rest.replaceAll(/\s+/g, ' ').trim();
    if (term === '' || price < smallestPrice || price > largestPrice) continue;
    const leads = search.slice(0, match.index).trim() === '';
    return { price, rest: term, words: matched.trim().replace(/[.,!?]$/, ''), leads };
  }
  return null;
}

/** What to complete while someone is typing: neither a price nor the beginning of one. */
export const withoutUnfinishedWish = (search: string): string => search.replace(unfinished, '');

/** The same wish with what is looked for in other words. */
export const respellWish = ({ words, leads }: PriceWish, term: string): string =>
  (leads ? [words, term] : [term, words]).filter(Boolean).join(' ');

/**
 * The query with the words and the prices that are to be looked for. A price that was chosen is never widened or
 * narrowed by the words: they set the upper end only where it was left open and does not lie below the lower one.
 */
export function applyPriceWish(query: ProductSearchQuery, { term, maxPrice }: PriceWish): ProductSearchQuery {
  const applies = maxPrice !== null && query.maxPrice === undefined && (query.minPrice ?? 0) <= maxPrice;
  return { ...query, search: term, ...(applies && { maxPrice }) };
}
