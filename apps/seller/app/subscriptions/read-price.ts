import { formatRupees } from '@postprocure/money/format-rupees';

/** Parses a price in rupees, which must not exceed the MRP. */
export function readPrice(text: string, mrp: number): { price: number } | { problem: string } {
  const typed = text.replaceAll(',', '').trim();
  const price = Number(typed);
  if (!/^\d+(?:\.\d{1,2})?$/.test(typed) || price === 0) {
    return { problem: 'Enter a price in rupees, such as 499 or 499.50.' };
  }
  return price > mrp ? { problem: `The price can't be above the MRP of ${formatRupees(mrp)}.` } : { price };
}
