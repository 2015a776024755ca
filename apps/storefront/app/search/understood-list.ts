import { useState } from 'react';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import type { ListChoices, ListPlace, SearchTerm } from '../product-list/list-url.ts';

type Understood = ProductSearchPage['understood'];

export interface FilteredList {
  place: ListPlace & { term: SearchTerm };
  choices: ListChoices;
}

/**
 * Moves a price in the search text to the filters, so that it can be changed and removed there.
 */
export function toFilteredList({ place, choices }: FilteredList, understood: Understood): FilteredList {
  const { search, minPrice, maxPrice } = understood;
  return {
    place: { ...place, term: { ...place.term, q: search } },
    choices: { ...choices, minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined },
  };
}

/** Applies `toFilteredList` once the API has interpreted the search, and keeps the result while another page loads. */
export function useFilteredList(typed: FilteredList, understood: Understood | undefined): FilteredList {
  const { place, choices } = typed;
  const identity = JSON.stringify([place.term.q, choices.minPrice, choices.maxPrice]);
  const [kept, setKept] = useState({ identity, understood });
  if (understood && (kept.identity !== identity || kept.understood !== understood)) {
    setKept({ identity, understood });
  }
  const known = understood ?? (kept.identity === identity ? kept.understood : undefined);
  return known ? toFilteredList(typed, known) : typed;
}
