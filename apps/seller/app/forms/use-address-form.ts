import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readChosen } from './read-chosen.ts';

interface AddressForm {
  form: RefObject<HTMLFormElement | null>;
  /** What is chosen in the form becomes the address of the page. */
  submit: (event?: SyntheticEvent) => void;
}

/** For a form whose answer is the page itself: what is chosen stands in the address, and what is not does not. */
export function useAddressForm(): AddressForm {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // The address also changes by itself, as by the back button. Fields follow it and are not made anew, because whoever
  // goes through the options of one by keyboard would lose it at each. Before anybody can type into what is shown.
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (
        field instanceof HTMLSelectElement ||
        (field instanceof HTMLInputElement && field.type !== 'hidden')
      ) {
        field.value = address.get(field.name) ?? '';
        // Where something must be chosen, the first is what is meant by nothing.
        if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.selectedIndex = 0;
      }
    }
  }, [address]);
  return {
    form,
    submit: (event) => {
      event?.preventDefault();
      if (form.current) void navigate({ search: readChosen(new FormData(form.current)).toString() });
    },
  };
}
