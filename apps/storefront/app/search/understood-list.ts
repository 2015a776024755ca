import { useState } from 'react';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import type { ListChoices, ListPlace, SearchTerm } from '../product-list/list-url.ts';

type Understood = ProductSearchPage['understood'];

export interface FilteredList {
  place: ListPlace & { term: SearchTerm };
  choices: ListChoices;
}

/**
 * A search as its filters see it: a price among the words is a choice like any other and no longer one of the words,
 * so that it can be changed and taken back.
 */
export function toFilteredList({ place, choices }: FilteredList, understood: Understood): FilteredList {
  const { search, minPrice, maxPrice } = understood;
  return {
    place: { ...place, term: { ...place.term, q: search } },
    choices: { ...choices, minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined },
  };
}

/** The same, as soon as it is known what was understood; and still while another page of that search is on its way. */
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
