import { useEffect, useEffectEvent, useState } from 'react';
import { useLoginOnExpiry } from '../forms/use-mutation.ts';
import { useIsSessionOver } from './session-context.ts';

interface Polling<Value> {
  /** Must be the same function on every render, or polling starts over. */
  load: () => Promise<Value>;
  isChanging: (value: Value) => boolean;
  everyMs: number;
}

/**
 * Polls for the latest value while it can still change and the tab is visible. Revalidating the whole page instead
 * would open the login page when the session has expired; this hook shows the login form over the page.
 */
export function usePolling<Value>(loaded: Value, { load, isChanging, everyMs }: Polling<Value>): Value {
  const [latest, setLatest] = useState({ loaded, value: loaded });
  const value = latest.loaded === loaded ? latest.value : loaded;
  const isPolling = isChanging(value);
  const isOver = useIsSessionOver();
  const loginIfExpired = useLoginOnExpiry();
  // An error other than an expired session may be temporary, so polling goes on.
  const handleError = useEffectEvent((error: unknown) => void loginIfExpired(error));
  useEffect(() => {
    if (!isPolling || isOver) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      try {
        const answer = document.hidden ? undefined : await load();
        if (isCancelled) return;
        if (answer !== undefined) setLatest({ loaded, value: answer });
      } catch (error) {
        if (isCancelled) return;
        handleError(error);
      }
      timer = setTimeout(() => void poll(), everyMs);
    };
    timer = setTimeout(() => void poll(), everyMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isPolling, isOver, loaded, load, everyMs]);
  return value;
}
