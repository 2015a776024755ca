import type { Category, SubCategory } from '@postprocure/contracts/catalogue/category';
import { classes } from '@postprocure/ui/classes';
import { Link } from '../page-link.tsx';

export interface CategoryLinks {
  main: Category;
  /** Null if the whole category is shown. */
  sub: SubCategory | null;
  /** Builds the URL of a category within the current section of the site. */
  pathOf: (main: string, sub?: string) => string;
}

/** Classes that show one entry per 150 px of width. Entries that don't fit are hidden from the keyboard too. */
const roomFor = [
  'block',
  'hidden @min-[300px]:block',
  'hidden @min-[450px]:block',
  'hidden @min-[600px]:block',
  'hidden @min-[750px]:block',
  'hidden @min-[900px]:block',
  'hidden @min-[1050px]:block',
  'hidden @min-[1200px]:block',
];

/** Subcategory bar above the list. */
export function CategoryNav({ main, sub, pathOf }: CategoryLinks) {
  const entryClasses = (isCurrent: boolean) =>
    classes(
      'line-clamp-2 flex min-h-12 items-center justify-center border-b-4 px-2 text-center text-sm leading-5 transition-colors',
      isCurrent
        ? 'border-marigold font-semibold'
        : 'border-transparent hover:border-marigold-soft hover:text-peacock',
    );
  return (
    <nav aria-label="Subcategories" className="@container border-b border-line">
      <ul className="grid auto-cols-fr grid-flow-col items-stretch">
        <li>
          <Link
            to={pathOf(main.c_name)}
            aria-current={sub ? undefined : 'page'}
            className={entryClasses(sub === null)}
          >
            All {main.c_name}
          </Link>
        </li>
        {main.children.slice(0, roomFor.length - 1).map(({ c_id, c_name }, index) => (
          <li key={c_id} className={roomFor[index + 1]}>
            <Link
              to={pathOf(main.c_name, c_name)}
              aria-current={c_id === sub?.c_id ? 'page' : undefined}
              className={entryClasses(c_id === sub?.c_id)}
            >
              {c_name}
            </Link>
          </li>
        ))}
        {main.children.length === 0 && (
          <li className="flex items-center px-4 text-sm text-ink-soft">No subcategories</li>
        )}
      </ul>
    </nav>
  );
}
