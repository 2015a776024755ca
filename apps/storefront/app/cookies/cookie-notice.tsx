import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Button } from '@postprocure/ui/button';
import { Link } from '../page-link.tsx';
import { acknowledgeCookies, readCookieNotice, watchCookieNotice } from './cookie-acknowledgement.ts';

export const CookieSentence = () => (
  <>
    We use cookies to keep your cart and your login on this device. Read more in our{' '}
    <Link to="/privacy" className="underline hover:no-underline">
      privacy policy
    </Link>
    .
  </>
);

/**
 * Shown until the visitor acknowledges it on this device. It floats over the page, except on phones, where it is at the
 * end of the footer and covers nothing. The footer has the same text.
 */
export function CookieNotice() {
  // Cached pages are the same for everyone, so only the browser can tell whether the notice was acknowledged.
  const isNew = useSyncExternalStore(watchCookieNotice, readCookieNotice, () => false);
  // Lets the rest of the page make room for the notice. `html:has()` would work without an attribute, but it makes
  // browsers restyle the whole page whenever React inserts an element.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-has-cookie-notice', isNew);
  }, [isNew]);
  if (!isNew) return null;
  const acknowledge = () => {
    acknowledgeCookies();
    // Closing the notice removes the focused button, so move the focus to the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label="Cookie notice" data-cookie-notice className="max-sm:on-dark">
      <p className="min-w-0 grow">
        <CookieSentence />
      </p>
      <Button size="small" className="min-h-11 shrink-0" onClick={acknowledge}>
        Got it
      </Button>
    </aside>
  );
}
