import { useEffect, useState, useSyncExternalStore } from 'react';

const watchConnection = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/**
 * Says that there is no connection, and keeps the page meanwhile: a page that had to be fetched first would end in
 * the browser's own error page, and take along what was typed in this one.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const [heldBack, setHeldBack] = useState(0);
  useEffect(() => {
    if (isOnline) return;
    const hold = (event: Event) => {
      if (!leavesPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setHeldBack((count) => count + 1);
    };
    document.addEventListener('click', hold, true);
    document.addEventListener('submit', hold, true);
    return () => {
      document.removeEventListener('click', hold, true);
      document.removeEventListener('submit', hold, true);
    };
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <div
      // Said anew each time a page was asked for in vain.
      key={heldBack}
      role={heldBack === 0 ? 'status' : 'alert'}
      className="fixed inset-x-3 top-3 z-50 mx-auto w-fit max-w-2xl rounded-md bg-ink px-5 py-3 text-sm font-semibold text-on-dark shadow-panel forced-colors:border print:hidden"
    >
      You are offline. This page stays as it is; others open when the connection is back.
    </div>
  );
}

function leavesPage({ type, target }: Event): boolean {
  if (type === 'submit') return target instanceof HTMLFormElement && target.method === 'get';
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.protocol === 'mailto:' || link.protocol === 'tel:') return false;
  return link.href.split('#')[0] !== location.href.split('#')[0];
}
