import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

const subscribe = (notify: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** Whether the screen is wide enough for a table with ten columns. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
