import { formatRupees } from '@postprocure/money/format-rupees';

/** The price that was typed, in rupees, or what is wrong with it. */
export function readPrice(text: string, mrp: number): { price: number } | { problem: string } {
  const typed = text.replaceAll(',', '').trim();
  const price = Number(typed);
  if (!/^\d+(?:\.\d{1,2})?$/.test(typed) || price === 0) {
    return { problem: 'Enter a price in rupees, such as 499 or 499.50.' };
  }
  return price > mrp ? { problem: `The MRP is ${formatRupees(mrp)}; no price may be above it.` } : { price };
}
