import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server, without JavaScript and before hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
