import { classes } from '@postprocure/ui/classes';
import { Link } from '../page-link.tsx';
import type { CategoryLinks } from './category-nav.tsx';

/** All subcategories, including those that don't fit in the bar above the list. */
export function CategorySidebar({ main, sub, pathOf }: CategoryLinks) {
  const entryClasses = (isCurrent: boolean) =>
    classes(
      'flex min-h-11 items-center rounded-sm px-3 text-sm xl:min-h-9',
      isCurrent ? 'bg-marigold-soft font-semibold' : 'hover:bg-paper-deep',
    );
  return (
    <nav aria-labelledby="category-sidebar-title" className="pb-5">
      <h2 id="category-sidebar-title" className="pb-2 text-base">
        Category
      </h2>
      <ul className="-mx-3">
        <li>
          <Link
            to={pathOf(main.c_name)}
            aria-current={sub ? undefined : 'page'}
            className={entryClasses(sub === null)}
          >
            All {main.c_name}
          </Link>
        </li>
        {main.children.map(({ c_id, c_name }) => (
          <li key={c_id}>
            <Link
              to={pathOf(main.c_name, c_name)}
              aria-current={c_id === sub?.c_id ? 'page' : undefined}
              className={entryClasses(c_id === sub?.c_id)}
            >
              {c_name}
            </Link>
          </li>
        ))}
      </ul>
      {main.children.length === 0 && <p className="text-sm text-ink-soft">No subcategories found.</p>}
    </nav>
  );
}
