export interface PriceWish {
  /** What is looked for, without the price. */
  term: string;
  /** Rupees. */
  maxPrice: number | null;
}

const amount = String.raw`(?:rs\.?|inr|₹)?\s*(\d{1,3}(?:,\d{2,3})+|\d{2,7})(?:\s*(?:rs\.?|rupees?|rupaye|/-))?`;
const sizes = 'kg|g|gm|l|ltr|litres?|ml|cm|mm|ft|feet|inch|w|watts?|mah|years?|months?|pieces?|pcs';
const patterns = [
  String.raw`(?:under|below|less than|up ?to|within)\s*${amount}`,
  String.raw`${amount}\s*(?:se kam|ke andar|ke niche|tak)`,
].map((wish) => new RegExp(String.raw`(?:^|\s)${wish}(?=\s|$)(?!\s*(?:${sizes})\b)`, 'i'));

/** Less than that is a size or an age. */
const smallestPrice = 50;

/** "saree under 500", "kurti 300 se kam": the price is a filter, no word of a title. */
export function readPriceWish(search: string): PriceWish {
  for (const pattern of patterns) {
    const match = pattern.exec(search);
    const maxPrice = Number((match?.[1] ?? '').replaceAll(',', ''));
    const term = match === null ? '' : search.replace(match[0], ' ').trim();
    if (term !== '' && maxPrice >= smallestPrice) return { term, maxPrice };
  }
  return { term: search, maxPrice: null };
}
