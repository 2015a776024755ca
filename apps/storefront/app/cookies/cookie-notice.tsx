import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@postprocure/ui/button';
import { acknowledgeCookies, readCookieNotice, watchCookieNotice } from './cookie-acknowledgement.ts';

export const CookieSentence = () => (
  <>
    We use cookies to keep your cart and your login on this device. Read more in our{' '}
    <Link to="/privacy" className="underline hover:text-marigold">
      privacy policy
    </Link>
    .
  </>
);

/**
 * Shown over the page until it is acknowledged on this device, and on phones at the end of the footer, where it covers
 * nothing. The same text is in the footer.
 */
export function CookieNotice() {
  // Cached pages are the same for everyone, so only the browser can tell whether the notice was acknowledged.
  const isNew = useSyncExternalStore(watchCookieNotice, readCookieNotice, () => false);
  if (!isNew) return null;
  const acknowledge = () => {
    acknowledgeCookies();
    // Closing the notice removes the focused button, so move the focus to the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label="Cookie notice"
      data-cookie-notice
      // On the left if there is room, because the main buttons of the pages are in the middle or on the right.
      className="on-dark flex items-center justify-between gap-x-4 gap-y-3 bg-aubergine-deep px-4 py-3 text-sm max-sm:text-xs cramped:flex-wrap sm:fixed sm:inset-x-3 sm:bottom-3 sm:z-30 sm:mx-auto sm:max-w-2xl sm:gap-x-6 sm:rounded-md sm:px-5 sm:py-4 lg:right-auto lg:left-6 text-on-dark sm:shadow-panel forced-colors:border"
    >
      <p className="min-w-0 grow">
        <CookieSentence />
      </p>
      <Button size="small" className="min-h-11 shrink-0" onClick={acknowledge}>
        Got it
      </Button>
    </aside>
  );
}
