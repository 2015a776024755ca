import { Link, useSearchParams } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { firstPageOf, nextPageOf } from './list-address.ts';

const look = buttonClasses({ tone: 'outline', size: 'small' });

export function ListPager({ next }: { next: string | null }) {
  const [address] = useSearchParams();
  if (next === null && !address.has('cursor')) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap justify-end gap-2">
      {address.has('cursor') && (
        <Link to={firstPageOf(address)} className={look}>
          First page
        </Link>
      )}
      {next !== null && (
        <Link to={nextPageOf(address, next)} className={look}>
          Next page
        </Link>
      )}
    </nav>
  );
}
