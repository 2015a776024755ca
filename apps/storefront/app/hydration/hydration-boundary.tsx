import { Suspense, use, type ReactNode } from 'react';
import { readAccessToken } from '../session/session-store.ts';
import { onFirstEvent, interactionEvents } from './first-interaction.ts';

interface HydrationBoundaryProps {
  children: ReactNode;
  /** Waits for the first interaction with the page. */
  onInteraction?: boolean;
}

/**
 * A part of the page that is hydrated separately, so that no hydration step blocks the page for long. A click on a part
 * hydrates it first.
 */
export const HydrationBoundary = ({ children, onInteraction = false }: HydrationBoundaryProps) => (
  <Suspense>{onInteraction ? <AfterInteraction>{children}</AfterInteraction> : children}</Suspense>
);

/** While this suspends, React keeps the server-rendered HTML. */
function AfterInteraction({ children }: { children: ReactNode }) {
  // A logged-in merchant sees personal data at once.
  if (!import.meta.env.SSR && !hasInteracted && readAccessToken() === null) use(firstInteraction);
  return children;
}

let hasInteracted = false;

const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  onFirstEvent([...interactionEvents, 'scroll', 'click'], () => {
    hasInteracted = true;
    resolve();
  });
});
