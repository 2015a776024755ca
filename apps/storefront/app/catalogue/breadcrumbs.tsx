import { Link } from 'react-router';
import type { Crumb } from '../seo/json-ld.tsx';

/** The way to this page; its own name stands at the end and leads nowhere. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-x-2">
            {index < crumbs.length - 1 ? (
              <>
                <Link to={path} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                  {name}
                </Link>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
