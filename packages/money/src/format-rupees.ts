type Decimals = 0 | 2;

// The locale is named, never the host's: server and browser must print the same text.
const formats: Record<Decimals, Intl.NumberFormat> = {
  0: formatWith(0),
  2: formatWith(2),
};

function formatWith(decimals: Decimals): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** `₹1,23,456.00`; `N/A` for what is no number, as the shop's cards show it. */
export function formatRupees(
  rupees: number | null | undefined,
  { decimals = 2 }: { decimals?: Decimals } = {},
): string {
  if (typeof rupees !== 'number' || !Number.isFinite(rupees)) return 'N/A';
  const sign = rupees < 0 ? '-' : '';
  return `${sign}₹${formats[decimals].format(Math.abs(rupees))}`;
}
