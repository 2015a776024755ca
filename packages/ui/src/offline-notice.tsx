import { useEffect, useState, useSyncExternalStore } from 'react';

const watchConnection = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** What was asked for in vain, and what became of it. */
const words = {
  nothing: 'This page stays as it is.',
  page: 'That page opens once you are connected.',
  sending: 'Nothing was sent; what you typed stays here.',
} as const;

interface HeldBack {
  what: keyof typeof words;
  times: number;
}

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
  return isOnline ? null : <HoldingNotice />;
}

/** Made anew with each loss of the connection, so that none speaks of what was held back in an earlier one. */
function HoldingNotice() {
  const [{ what, times }, setHeldBack] = useState<HeldBack>({ what: 'nothing', times: 0 });
  useEffect(() => {
    const hold = (event: Event) => {
      const asked = whatLeavesPage(event);
      if (asked === null) return;
      event.preventDefault();
      event.stopPropagation();
      setHeldBack(({ times: before }) => ({ what: asked, times: before + 1 }));
    };
    document.addEventListener('click', hold, true);
    document.addEventListener('submit', hold, true);
    return () => {
      document.removeEventListener('click', hold, true);
      document.removeEventListener('submit', hold, true);
    };
  }, []);
  return (
    <div
      // Said anew each time something was asked for in vain.
      key={times}
      role={times === 0 ? 'status' : 'alert'}
      // There is nothing to press in it: what lies below can still be reached.
      className="pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto flex min-h-11 items-center justify-center border-b-4 border-marigold bg-ink px-5 py-2 text-center text-sm text-on-dark shadow-panel transition-transform starting:-translate-y-full sm:top-3 sm:w-fit sm:rounded-md print:hidden"
    >
      <p>
        <strong className="font-semibold">You are offline.</strong> {words[what]}
      </p>
    </div>
  );
}

function whatLeavesPage({ type, target }: Event): 'page' | 'sending' | null {
  if (type === 'submit') {
    return target instanceof HTMLFormElement && target.method === 'get' ? 'sending' : null;
  }
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.protocol === 'mailto:' || link.protocol === 'tel:') return null;
  return link.href.split('#')[0] === location.href.split('#')[0] ? null : 'page';
}
