import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classes } from '@postprocure/ui/classes';
import { revealFocused } from '@postprocure/ui/scroll-row';

interface PageTab {
  label: string;
  to: string;
  /** Highlights the tab only on its own page, not on the pages below it. */
  end?: boolean;
}

/** Links to the pages of one section. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On phones the row of tabs is wider than the screen, so the current tab is scrolled into view.
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label={label}
      onFocus={revealFocused}
      className="mb-8 overflow-x-auto border-b border-line"
    >
      <ul className="flex gap-6">
        {tabs.map(({ label: text, to, end = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                classes(
                  'inline-flex min-h-11 items-center border-b-2 text-sm font-semibold whitespace-nowrap -outline-offset-3',
                  isActive ? 'border-marigold text-ink' : 'border-transparent text-ink-soft hover:text-ink',
                )
              }
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
