import { Link } from 'react-router';
import { formatCount } from '@postprocure/money/format-count';
import { buttonClasses } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
import { listHref, type ListChoices, type ListPlace } from './list-url.ts';

interface PastTheEndProps {
  place: ListPlace;
  choices: ListChoices;
  lastPage: number;
}

/** Shown for a page number after the last page, for example from an old link. */
export function PastTheEnd({ place, choices, lastPage }: PastTheEndProps) {
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
      No products found for this selection. The list ends with page {page}.
    </EmptyState>
  );
}
