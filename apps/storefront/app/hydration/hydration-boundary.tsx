import { Suspense, use, type ReactNode } from 'react';
import { readAccessToken } from '../session/session-store.ts';
import { onFirstEvent, interactionEvents } from './first-interaction.ts';

interface HydrationBoundaryProps {
  children: ReactNode;
  /** Delays hydration until someone interacts with the page. Content that is only read doesn't need it. */
  onInteraction?: boolean;
}

/**
 * Creates a separate hydration boundary, so that no single hydration task blocks the page for long. A click on a part
 * that isn't hydrated yet hydrates that part first.
 */
export const HydrationBoundary = ({ children, onInteraction = false }: HydrationBoundaryProps) => (
  <Suspense>{onInteraction ? <AfterInteraction>{children}</AfterInteraction> : children}</Suspense>
);

/** While this component suspends, React keeps the server-rendered HTML. */
function AfterInteraction({ children }: { children: ReactNode }) {
  // Not delayed for logged-in merchants, who should see the state of their subscriptions immediately.
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
