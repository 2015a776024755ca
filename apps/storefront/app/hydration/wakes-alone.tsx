import { Suspense, use, type ReactNode } from 'react';
import { readAccessToken } from '../session/session-store.ts';
import { onFirst, signsOfLife } from './first-sign.ts';

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

let stirred = false;

const stirring = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  onFirst([...signsOfLife, 'scroll', 'click'], () => {
    stirred = true;
    resolve();
  });
});
