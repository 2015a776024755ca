/**
 * Splits an amount among lines in proportion to their totals. The parts add up to the amount, and none is larger than
 * its line: the paise that remain after rounding down go to the lines with the largest remainders.
 */
export function allocate(amountPaise: number, linePaise: readonly number[]): number[] {
  const total = linePaise.reduce((sum, line) => sum + line, 0);
  if (amountPaise > total) throw new Error('The refund is larger than the total of its lines');
  if (total === 0) return linePaise.map(() => 0);
  const shares = linePaise.map((line) => BigInt(line) * BigInt(amountPaise));
  const parts = shares.map((share) => Number(share / BigInt(total)));
  let left = amountPaise - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % BigInt(total) }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { index, remainder } of byRemainder) {
    if (left === 0 || remainder === 0n) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
