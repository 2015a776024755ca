import { useSyncExternalStore } from 'react';

export type ScrollState = 'unknown' | 'top' | 'scrolled';

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};

/** 'unknown' on the server and before hydration, so that the header also works without JavaScript. */
export const useScrollState = (): ScrollState =>
  useSyncExternalStore<ScrollState>(
    subscribe,
    () => (window.scrollY > 8 ? 'scrolled' : 'top'),
    () => 'unknown',
  );
