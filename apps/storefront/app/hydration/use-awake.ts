import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in a browser without scripts; true once the page has woken up. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
