import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readFilters } from './read-filters.ts';

interface FilterForm {
  form: RefObject<HTMLFormElement | null>;
  /** Writes all non-empty fields to the query string. */
  submit: (event?: SyntheticEvent) => void;
}

/** Manages a list's filters, whose values are kept in the page's query string. */
export function useFilterForm(): FilterForm {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // The back button changes the query string too. The fields are updated in place, because remounting a select would
  // take the focus from someone stepping through its options with the keyboard. A layout effect runs before anyone
  // can type.
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (
        field instanceof HTMLSelectElement ||
        (field instanceof HTMLInputElement && field.type !== 'hidden')
      ) {
        field.value = query.get(field.name) ?? '';
        // A select without an empty option defaults to its first option.
        if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.selectedIndex = 0;
      }
    }
  }, [query]);
  return {
    form,
    submit: (event) => {
      event?.preventDefault();
      if (form.current) void navigate({ search: readFilters(new FormData(form.current)).toString() });
    },
  };
}
