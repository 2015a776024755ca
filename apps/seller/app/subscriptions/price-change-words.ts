import type { PricingState } from '@postprocure/contracts/subscriptions/pricing-rule';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { countProducts } from './words.ts';

type LastChange = NonNullable<PricingState['lastChange']>;

export function describeLastChange({ kind, products, changedAt }: Omit<LastChange, 'id'>): string {
  const what = `Last change: ${kind === 'rule' ? 'pricing rule' : 'bulk price change'}`;
  const when = formatDateTime(changedAt);
  return products === 0
    ? `${what}, ${when}. No prices changed.`
    : `${what}, ${countProducts(products)}, ${when}`;
}

export const describeSaved = (changed: number): string =>
  changed === 0 ? 'Saved. No prices changed.' : `Saved. ${countProducts(changed)} repriced.`;

/** `changed` can be lower than `products`, because undo keeps prices that have been changed again since. */
export function describeUndone({ products }: Pick<LastChange, 'products'>, changed: number): string {
  if (products === 0) return 'Undone. The previous rule applies again.';
  return changed === 0
    ? 'Undone. No prices were restored, because all of them have been changed since.'
    : `Undone. ${countProducts(changed)} back to the previous price.`;
}
