import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '@postprocure/ui/icon';
import { api } from '../api.ts';
import { useIsSessionOver, useSession } from '../session/session-context.ts';

const pollEveryMs = 60_000;

/** The number of unread notifications, loaded on every page, after every change, and once a minute while visible. */
export function Bell() {
  const [unread, setUnread] = useState(0);
  const { pathname } = useLocation();
  // Every change on the page reloads the session, which makes the effect below reload the count.
  const session = useSession();
  const isOver = useIsSessionOver();
  useEffect(() => {
    if (isOver) return;
    let isCancelled = false;
    const load = () => {
      if (document.hidden) return;
      // On errors the bell keeps its last number.
      api('GET /api/account/notifications').then(
        (page) => {
          if (!isCancelled) setUnread(page.unread);
        },
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, pollEveryMs);
    return () => {
      isCancelled = true;
      clearInterval(timer);
    };
  }, [pathname, session, isOver]);
  return (
    <Link
      to="/notifications"
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-md transition hover:bg-current/10"
    >
      <Icon name="bell" className="size-6" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-marigold px-1 text-center text-xs font-semibold text-ink"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
