import type { PricingState } from '@postprocure/contracts/subscriptions/pricing-rule';
import { formatMoment } from '../format-moment.ts';
import { countProducts } from './words.ts';

type LastChange = NonNullable<PricingState['lastChange']>;

export function describeLastChange({ kind, products, changedAt }: Omit<LastChange, 'id'>): string {
  const what = `Last change: ${kind === 'rule' ? 'a rule' : 'several prices at once'}`;
  const when = formatMoment(changedAt);
  return products === 0
    ? `${what}, ${when}. No price changed.`
    : `${what}, ${countProducts(products)}, ${when}`;
}

export const describeSaved = (changed: number): string =>
  changed === 0 ? 'Saved. No price changed.' : `Saved, with a new price for ${countProducts(changed)}.`;

/** Prices that were changed once more since stay as they are. */
export function describeUndone({ products }: Pick<LastChange, 'products'>, changed: number): string {
  if (products === 0) return 'Undone. The earlier rule is back.';
  return changed === 0
    ? 'Undone. No price changed: all of them had been changed again.'
    : `Undone, with the earlier price for ${countProducts(changed)}.`;
}
