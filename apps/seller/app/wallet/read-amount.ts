import { topUpLimits } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { parseRupees } from '@postprocure/money/parse-rupees';

export type ReadAmount = { amount: number } | { problem: string };

export function readAmount(text: string): ReadAmount {
  const parsed = parseRupees(text);
  return 'paise' in parsed
    ? { amount: paiseToRupees(parsed.paise) }
    : { problem: 'Enter an amount in rupees, such as 2,500.' };
}

/** Like `readAmount`, but also checks the limits for top-ups. */
export function readTopUpAmount(text: string): ReadAmount {
  const read = readAmount(text);
  if ('problem' in read) return read;
  const { min, max } = topUpLimits;
  if (read.amount < min) return { problem: `Add at least ${formatRupees(min, { decimals: 0 })}.` };
  if (read.amount > max) return { problem: `Add at most ${formatRupees(max, { decimals: 0 })} at a time.` };
  return read;
}
