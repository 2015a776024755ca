import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True after hydration; false on the server and without JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
