/** A number as it was written, without the detour over binary fractions: `value / 10 ** scale`. */
export interface Decimal {
  value: bigint;
  scale: number;
}

// What an input of type number can send: digits with a point, and an exponent.
const pattern = /^([+-]?)(\d{0,15})(?:\.(\d{0,15}))?(?:e([+-]?\d{1,2}))?$/i;
const maxIntegerDigits = 9;

/** Null for what is no number, and for one with more than nine digits before the point. */
export function parseDecimal(text: string): Decimal | null {
  const match = pattern.exec(text.trim());
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (!match || whole + fraction === '') return null;
  const shift = Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const decimal =
    shift >= 0 ? { value: digits * 10n ** BigInt(shift), scale: 0 } : { value: digits, scale: -shift };
  const size = decimal.value < 0n ? -decimal.value : decimal.value;
  return size < 10n ** BigInt(maxIntegerDigits + decimal.scale) ? decimal : null;
}
