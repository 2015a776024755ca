import { Icon } from '@postprocure/ui/icon';

/** Submits the search form. */
export const SearchButton = () => (
  <button
    type="submit"
    aria-label="Search"
    className="grid w-14 shrink-0 place-items-center bg-marigold outline-offset-[-3px] transition hover:bg-marigold-deep"
  >
    <Icon name="search" />
  </button>
);
