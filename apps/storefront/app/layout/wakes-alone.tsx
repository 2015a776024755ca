import { Suspense, use, type ReactNode } from 'react';
import { readAccessToken } from '../session/session-store.ts';

interface WakesAloneProps {
  children: ReactNode;
  /** Sleeps on until somebody moves on the page: who only looks has everything before them. */
  whenStirred?: boolean;
}

/**
 * A part of the page that wakes up by itself, so that no single step of waking up holds the page for long. A click on
 * a part that still sleeps wakes it first.
 */
export const WakesAlone = ({ children, whenStirred = false }: WakesAloneProps) => (
  <Suspense>{whenStirred ? <OnceStirred>{children}</OnceStirred> : children}</Suspense>
);

/** While this waits, React leaves the server's HTML as it stands. */
function OnceStirred({ children }: { children: ReactNode }) {
  // A merchant's own marks are shown at once.
  if (!import.meta.env.SSR && !stirred && readAccessToken() === null) use(stirring);
  return children;
}

const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

let stirred = false;

const stirring = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  const stir = () => {
    stirred = true;
    for (const sign of signs) removeEventListener(sign, stir, true);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, stir, { capture: true, passive: true });
});
