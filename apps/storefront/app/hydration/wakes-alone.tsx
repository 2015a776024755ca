import { Suspense, use, type ReactNode } from 'react';
import { readAccessToken } from '../session/session-store.ts';
import { onFirst, signsOfLife } from './first-sign.ts';

interface WakesAloneProps {
  children: ReactNode;
  /** Waits for the first interaction with the page. */
  whenStirred?: boolean;
}

/**
 * A part of the page that is hydrated separately, so that no hydration step blocks the page for long. A click on a part
 * hydrates it first.
 */
export const WakesAlone = ({ children, whenStirred = false }: WakesAloneProps) => (
  <Suspense>{whenStirred ? <OnceStirred>{children}</OnceStirred> : children}</Suspense>
);

/** While this suspends, React keeps the server-rendered HTML. */
function OnceStirred({ children }: { children: ReactNode }) {
  // A logged-in merchant sees personal data at once.
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
