import { classes } from '@postprocure/ui/classes';
import { Link } from '../page-link.tsx';
import type { Crumb } from './json-ld.tsx';

const tones = {
  onPaper: { text: 'text-ink-soft', strong: 'text-ink', hover: 'hover:text-ink' },
  onDark: { text: 'text-on-dark-soft', strong: 'text-on-dark', hover: 'hover:text-on-dark' },
} as const;

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  tone?: keyof typeof tones;
}

/**
 * Breadcrumbs that end with the current page, which is not a link. On phones, the current page is only for screen
 * readers and at most two levels are shown.
 */
export function Breadcrumbs({ crumbs, tone = 'onPaper' }: BreadcrumbsProps) {
  const { text, strong, hover } = tones[tone];
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className={classes('flex flex-wrap items-center gap-x-2 text-sm', text)}>
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            className={classes(
              'flex min-w-0 items-center gap-x-2',
              index === last && 'max-sm:sr-only',
              index < last - 2 && 'max-sm:hidden',
            )}
          >
            {index < last ? (
              <>
                <Link
                  to={path}
                  className={classes('inline-flex min-h-11 items-center hover:underline', hover)}
                >
                  {name}
                </Link>
                <span aria-hidden="true" className={classes(index === last - 1 && 'max-sm:hidden')}>
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className={classes('line-clamp-1', strong)}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
