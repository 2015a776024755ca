import { useEffect, useEffectEvent, useState } from 'react';
import { useLeaveIfOver } from '../forms/use-act.ts';
import { useIsSessionOver } from './session-context.ts';

interface Following<Value> {
  /** The same function each time, or following begins anew. */
  ask: () => Promise<Value>;
  isChanging: (value: Value) => boolean;
  everyMs: number;
}

/**
 * What the page has loaded, as it is by now: asked for again while it changes and somebody looks. It alone is asked
 * for. Loading the whole page anew would leave for the login page when the session is over, where this has the login
 * cover the page.
 */
export function useFollowed<Value>(loaded: Value, { ask, isChanging, everyMs }: Following<Value>): Value {
  const [latest, setLatest] = useState({ loaded, value: loaded });
  const value = latest.loaded === loaded ? latest.value : loaded;
  const isFollowed = isChanging(value);
  const isOver = useIsSessionOver();
  const leaveIfOver = useLeaveIfOver();
  // Any other failure may pass: the next question may be answered.
  const giveUp = useEffectEvent((error: unknown) => void leaveIfOver(error));
  useEffect(() => {
    if (!isFollowed || isOver) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const follow = async () => {
      try {
        const answer = document.hidden ? undefined : await ask();
        if (left) return;
        if (answer !== undefined) setLatest({ loaded, value: answer });
      } catch (error) {
        if (left) return;
        giveUp(error);
      }
      timer = setTimeout(() => void follow(), everyMs);
    };
    timer = setTimeout(() => void follow(), everyMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isFollowed, isOver, loaded, ask, everyMs]);
  return value;
}
