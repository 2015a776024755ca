import { startTransition, useEffect, useState } from 'react';
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
 * Undefined on the server, which never fetches the list: server-rendered pages include their first items. When the
 * list arrives, it is rendered as a transition, because rendering a long list in one go would block the page.
 */
export function useRemoteList<T>(list: RemoteList<T>): RemoteListState<T> {
  const [state, setState] = useState(list.read);
  useEffect(() => {
    const update = () => startTransition(() => setState(list.read()));
    update();
    return list.subscribe(update);
  }, [list]);
  return state;
}
