import { groupDigits } from './format-count.ts';

/** For example `₹1,23,456.00`, or `N/A` for anything that isn't a number. */
export function formatRupees(
  rupees: number | null | undefined,
  { decimals = 2 }: { decimals?: 0 | 2 } = {},
): string {
  if (typeof rupees !== 'number' || !Number.isFinite(rupees)) return 'N/A';
  const [whole = '', paise] = Math.abs(rupees).toFixed(decimals).split('.');
  const sign = rupees < 0 ? '-' : '';
  return `${sign}₹${groupDigits(whole)}${paise === undefined ? '' : `.${paise}`}`;
}
