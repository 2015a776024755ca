import { Icon } from '@postprocure/ui/icon';
import { VisuallyHidden } from '@postprocure/ui/visually-hidden';
import { Link } from '../page-link.tsx';
import { listChosenFilters, withoutFilters } from './chosen-filters.ts';
import { listTitleId } from './list-title.tsx';
import { listHref, type ListChoices, type ListPlace } from './list-url.ts';

/** The active filters, each with a link to remove it. */
export function FilterChips({ place, choices }: { place: ListPlace; choices: ListChoices }) {
  const chosen = listChosenFilters(choices);
  if (chosen.length === 0) return null;
  // Removing a filter also removes the focused link, so the focus moves to the list.
  const focusList = () => document.getElementById(listTitleId)?.focus({ preventScroll: true });
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2" onClick={focusList}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={listHref(place, without)}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-peacock bg-peacock-soft px-4 text-sm font-semibold text-peacock-deep hover:bg-white xl:min-h-9"
          >
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link
            to={listHref(place, withoutFilters(choices))}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-peacock underline xl:min-h-9"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
