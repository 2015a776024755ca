import { formatCount } from '@postprocure/money/format-count';
import { buttonClasses } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
import { Link } from '../page-link.tsx';
import { listHref, type ListChoices, type ListPlace } from './list-url.ts';

interface PageOutOfRangeProps {
  place: ListPlace;
  choices: ListChoices;
  lastPage: number;
}

/** Shown for page numbers after the last page, for example from old links. */
export function PageOutOfRange({ place, choices, lastPage }: PageOutOfRangeProps) {
  const page = formatCount(lastPage);
  return (
    <EmptyState
      icon="search"
      action={
        <Link to={listHref(place, { ...choices, page: lastPage })} className={buttonClasses()}>
          Go to page {page}
        </Link>
      }
    >
      No products found for this selection. Page {page} is the last page.
    </EmptyState>
  );
}
