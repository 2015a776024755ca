import { buttonClasses } from '@postprocure/ui/button';
import { formatCount } from '@postprocure/money/format-count';
import { Link } from '../page-link.tsx';
import { listHref, type ListChoices, type ListPlace } from './list-url.ts';

interface PaginationProps {
  place: ListPlace;
  choices: ListChoices;
  totalPages: number;
}

export function Pagination({ place, choices, totalPages }: PaginationProps) {
  const { page } = choices;
  const hrefOf = (target: number) => listHref(place, { ...choices, page: target });
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2 pt-8 sm:gap-4">
      <PageLink label="Previous" rel="prev" to={page > 1 ? hrefOf(page - 1) : undefined} />
      <p className="text-sm whitespace-nowrap tabular-nums">
        Page {formatCount(page)} of {formatCount(totalPages)}
      </p>
      <PageLink label="Next" rel="next" to={page < totalPages ? hrefOf(page + 1) : undefined} />
    </nav>
  );
}

const linkClasses = buttonClasses({ tone: 'outline' }, 'min-w-24 max-sm:px-4 sm:min-w-28');

function PageLink({ label, rel, to }: { label: string; rel: string; to: string | undefined }) {
  if (to === undefined) {
    return (
      <span role="link" aria-disabled="true" className={linkClasses}>
        {label}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={linkClasses}>
      {label}
    </Link>
  );
}
