import { useSyncExternalStore } from 'react';

export type ScrollState = 'unknown' | 'top' | 'scrolled';

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};

/** 'unknown' on the server and until scripts run, so that a page without them never gets stuck half-way. */
export const useScrollState = (): ScrollState =>
  useSyncExternalStore<ScrollState>(
    subscribe,
    () => (window.scrollY > 8 ? 'scrolled' : 'top'),
    () => 'unknown',
  );
