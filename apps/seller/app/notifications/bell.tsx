import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '@postprocure/ui/icon';
import { notificationsApi } from '../seller-api.ts';
import { useIsSessionOver, useSession } from '../session/session-context.ts';

const askEveryMs = 60_000;

/** How many notifications wait: asked for on every page, after every act, and once a minute while it is looked at. */
export function Bell() {
  const [unread, setUnread] = useState(0);
  const { pathname } = useLocation();
  // Read anew with everything else on the page whenever something was done.
  const session = useSession();
  const isOver = useIsSessionOver();
  useEffect(() => {
    if (isOver) return;
    let left = false;
    const ask = () => {
      if (document.hidden) return;
      // A failure says nothing new: the bell keeps its last number.
      notificationsApi.read().then(
        (page) => {
          if (!left) setUnread(page.unread);
        },
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => {
      left = true;
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
