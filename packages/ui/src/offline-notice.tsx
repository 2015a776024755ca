import { useEffect, useState, useSyncExternalStore } from 'react';

const watchConnection = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Describes the action that was blocked while offline. */
const messages = {
  nothing: 'You can keep using this page.',
  page: 'You can open that page when you’re back online.',
  sending: 'Nothing was sent. What you typed is still here.',
} as const;

interface BlockedAction {
  what: keyof typeof messages;
  times: number;
}

/**
 * Shows that the browser is offline and blocks navigation, which would replace the page with the browser's error page
 * and lose what was typed.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <OfflineBanner />;
}

/** Mounted again each time the connection is lost, so it never mentions actions blocked earlier. */
function OfflineBanner() {
  const [{ what, times }, setBlockedAction] = useState<BlockedAction>({ what: 'nothing', times: 0 });
  useEffect(() => {
    const block = (event: Event) => {
      const action = findBlockedAction(event);
      if (action === null) return;
      event.preventDefault();
      event.stopPropagation();
      setBlockedAction(({ times: before }) => ({ what: action, times: before + 1 }));
    };
    document.addEventListener('click', block, true);
    document.addEventListener('submit', block, true);
    return () => {
      document.removeEventListener('click', block, true);
      document.removeEventListener('submit', block, true);
    };
  }, []);
  return (
    <div
      // A new key makes screen readers announce every blocked action.
      key={times}
      role={times === 0 ? 'status' : 'alert'}
      // Does not receive clicks, so that they reach the content below.
      className="pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto flex min-h-11 items-center justify-center border-b-4 border-marigold bg-ink px-5 py-2 text-center text-sm text-on-dark shadow-panel transition-transform starting:-translate-y-full sm:top-3 sm:w-fit sm:rounded-md print:hidden"
    >
      <p>
        <strong className="font-semibold">You’re offline.</strong> {messages[what]}
      </p>
    </div>
  );
}

function findBlockedAction({ type, target }: Event): 'page' | 'sending' | null {
  if (type === 'submit') {
    return target instanceof HTMLFormElement && target.method === 'get' ? 'sending' : null;
  }
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.protocol === 'mailto:' || link.protocol === 'tel:') return null;
  return link.href.split('#')[0] === location.href.split('#')[0] ? null : 'page';
}
