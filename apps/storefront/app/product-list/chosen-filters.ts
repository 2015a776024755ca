import { formatRupees } from '@postprocure/money/format-rupees';
import { changeChoices, findBucket, type ListChoices } from './list-url.ts';

export interface ChosenFilter {
  label: string;
  /** The choices without this filter. */
  without: ListChoices;
}

/** Labels of the active filters, each with the choices without it. */
export function listChosenFilters(choices: ListChoices): ChosenFilter[] {
  const { delivery, newWithin, origin, color, size, inStock } = choices;
  const without = (...names: (keyof ListChoices)[]) =>
    changeChoices(choices, Object.fromEntries(names.map((name) => [name, undefined])));
  const price = describePrice(choices);
  return [
    price && { label: price, without: without('minPrice', 'maxPrice') },
    delivery && { label: `Delivery in ${delivery} days`, without: without('delivery') },
    newWithin && { label: `New in the last ${newWithin} days`, without: without('newWithin') },
    origin && { label: `From ${origin}`, without: without('origin') },
    color && { label: `Colour: ${color}`, without: without('color') },
    size && { label: `Size: ${size}`, without: without('size') },
    inStock && { label: 'In stock', without: without('inStock') },
  ].filter((chosen) => typeof chosen === 'object');
}

export const withoutFilters = ({ sort }: ListChoices): ListChoices => ({ sort, page: 1 });

function describePrice({ minPrice, maxPrice }: ListChoices): string | undefined {
  const bucket = findBucket({ minPrice, maxPrice });
  if (bucket) return bucket.label;
  if (minPrice !== undefined && maxPrice !== undefined) return `${rupees(minPrice)} to ${rupees(maxPrice)}`;
  if (minPrice !== undefined) return `From ${rupees(minPrice)}`;
  return maxPrice === undefined ? undefined : `Up to ${rupees(maxPrice)}`;
}

const rupees = (amount: number): string =>
  formatRupees(amount, { decimals: Number.isInteger(amount) ? 0 : 2 });
