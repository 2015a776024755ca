import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { orderTabs, type OrderTab } from '@postprocure/contracts/orders/order-state';
import { formatCount } from '@postprocure/money/format-count';
import { classes } from '@postprocure/ui/classes';
import { revealFocused } from '@postprocure/ui/scroll-row';
import { tabAddress } from './order-query.ts';

const tabs = Object.entries(orderTabs) as [OrderTab, string][];

export function OrderTabs({ counts }: { counts: Record<OrderTab, number> }) {
  const [address] = useSearchParams();
  const current = address.get('tab') ?? 'all';
  const row = useRef<HTMLElement>(null);
  // On phones the row of tabs is wider than the screen, so the current tab is scrolled into view.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label="Orders by state"
      onFocus={revealFocused}
      className="mb-5 overflow-x-auto border-b border-line"
    >
      <ul className="flex gap-1.5 max-lg:gap-4">
        {tabs.map(([tab, name]) => (
          <li key={tab}>
            <Link
              to={tabAddress(address, tab)}
              aria-current={tab === current ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center gap-1 border-b-2 text-sm font-semibold whitespace-nowrap -outline-offset-3',
                tab === current
                  ? 'border-marigold text-ink'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {name}
              {counts[tab] > 0 && (
                <span
                  className={classes(
                    'rounded-full px-1 text-xs tabular-nums max-lg:px-1.5',
                    tab === 'attention' && counts[tab] > 0
                      ? 'bg-kumkum-soft text-kumkum'
                      : 'bg-paper-deep text-ink-soft',
                  )}
                >
                  {formatCount(counts[tab])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
