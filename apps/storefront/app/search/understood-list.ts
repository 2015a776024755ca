import { useState } from 'react';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import type { ListChoices, ListPlace, SearchTerm } from '../product-list/list-url.ts';

type Understood = ProductSearchPage['understood'];

export interface FilteredList {
  place: ListPlace & { term: SearchTerm };
  choices: ListChoices;
}

/** Turns a price in the search text into a filter that can be changed and removed like any other. */
export function toFilteredList({ place, choices }: FilteredList, understood: Understood): FilteredList {
  const { search, minPrice, maxPrice } = understood;
  return {
    place: { ...place, term: { ...place.term, q: search } },
    choices: { ...choices, minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined },
  };
}

/**
 * The list with the filters found in the search text, once they are known. They are kept while another page of the
 * same search loads.
 */
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
