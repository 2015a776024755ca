import { useRevalidator } from 'react-router';
import { Container } from '@postprocure/ui/container';
import { revealFocused } from '@postprocure/ui/scroll-row';
import { useLoaded } from '../data/loaded.ts';
import { Link } from '../page-link.tsx';
import { storeCategoryPath } from '../paths.ts';
import { MegaMenu } from './mega-menu.tsx';
import { useLoadableCategories } from '../categories/store-categories.ts';

const barLength = 10;

/** Sticky below the header if there is room. On phones it scrolls with the page. */
export function StoreCategoryBar() {
  const { current, latest = [] } = useLoaded(useLoadableCategories());
  const { revalidate } = useRevalidator();
  return (
    <nav
      aria-label="Categories"
      className="on-dark relative z-30 bg-aubergine-deep text-sm text-on-dark lg:sticky lg:top-17 low:relative low:top-0"
    >
      <Container className="flex min-h-11">
        <MegaMenu />
        {latest.length > 0 ? (
          <ul
            onFocus={revealFocused}
            className="flex overflow-x-auto whitespace-nowrap [scrollbar-width:none]"
          >
            {latest.slice(0, barLength).map(({ c_id, c_name }) => (
              <li key={c_id}>
                <Link
                  to={storeCategoryPath(c_name)}
                  className="block px-2 py-2.75 text-on-dark-soft -outline-offset-3 hover:text-on-dark hover:underline"
                >
                  {c_name}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p role="status" className="px-3 py-2.75 text-on-dark-soft">
            {current === undefined && 'Loading categories...'}
            {current && 'value' in current && 'No categories found.'}
            {current && 'failure' in current && (
              <>
                Error loading categories: {current.failure}{' '}
                <button type="button" className="font-semibold underline" onClick={() => void revalidate()}>
                  Retry
                </button>
              </>
            )}
          </p>
        )}
      </Container>
    </nav>
  );
}
