/** An exact decimal number, `value / 10 ** scale`, parsed without going through binary floating point. */
export interface Decimal {
  value: bigint;
  scale: number;
}

// What an `<input type="number">` can submit: digits with an optional decimal point and exponent.
const pattern = /^([+-]?)(\d{0,15})(?:\.(\d{0,15}))?(?:e([+-]?\d{1,2}))?$/i;
const maxIntegerDigits = 9;

/** Returns null if the text isn't a number or has more than nine digits before the decimal point. */
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
