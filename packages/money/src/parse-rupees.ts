export type ParsedRupees = { paise: number } | { reason: string };

const prefix = /^(?:₹|rs\.?|inr|rupees)\s*/i;
const suffix = /\s*(?:\/[-=]|₹|rs\.?|inr|rupees|only)$/i;

// Accepts Indian grouping (1,23,456), western grouping (123,456) or none.
const amount = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;
const continental = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$/;

// 999,999,999,999.99 rupees is far below 2^53 paise.
const maxRupeeDigits = 12;

/** Parses an amount as people write it, exact to the paisa. Ambiguous input is rejected. */
export function parseRupees(text: string): ParsedRupees {
  const body = stripCurrency(text.replace(/[\s\u00a0\u202f]+/g, ' ').trim());
  if (body === '') return { reason: 'is empty' };
  if (body.startsWith('-') || /^\(.*\)$/.test(body)) return { reason: 'is negative' };
  if (continental.test(body)) return { reason: 'is ambiguous: the comma could be a decimal point' };
  const match = amount.exec(body);
  if (!match) return { reason: 'is not an amount in rupees' };
  const rupees = (match[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > 2) return { reason: 'has a fraction of a paisa' };
  if (rupees.length > maxRupeeDigits) return { reason: 'is too large' };
  return { paise: Number(rupees + fraction.padEnd(2, '0')) };
}

function stripCurrency(text: string): string {
  const bare = text.replace(prefix, '');
  // Removes two suffixes, as in 'Rs. 499/- only'.
  return bare.replace(suffix, '').replace(suffix, '').trim();
}
