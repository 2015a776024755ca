import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { settle, type Loaded } from './loaded.ts';

/** Undefined until the list is loaded. */
export type RemoteListState<T> = Loaded<readonly T[]> | undefined;

/** A list that the browser fetches once and keeps until the page is closed. */
export interface RemoteList<T> {
  /** Fetches the list unless it is loaded or loading. Retries after a failure. */
  load: () => void;
  read: () => RemoteListState<T>;
  subscribe: (notify: () => void) => () => void;
}

export function createRemoteList<T>(fetchItems: () => Promise<readonly T[]>): RemoteList<T> {
  const listeners = new Set<() => void>();
  let state: RemoteListState<T>;
  let loading = false;
  const change = (next: RemoteListState<T>) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const fetchAndKeep = async () => {
    loading = true;
    change(undefined);
    const answer = await settle(fetchItems());
    loading = false;
    change(answer);
  };
  return {
    load: () => {
      if (!loading && !(state && 'value' in state)) void fetchAndKeep();
    },
    read: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/**
 * Undefined on the server, which never fetches the list: server-rendered pages include their first items. A list that
 * arrives is rendered as a transition, because a long one would block the page if it were rendered in one go.
 */
export function useRemoteList<T>(list: RemoteList<T>): RemoteListState<T> {
  // The list may arrive during hydration, when rendering must still match the server's HTML.
  const isHydrated = useHydrated();
  const [state, setState] = useState(() => (isHydrated ? list.read() : undefined));
  useEffect(() => {
    const update = () => startTransition(() => setState(list.read()));
    update();
    return list.subscribe(update);
  }, [list]);
  return state;
}
