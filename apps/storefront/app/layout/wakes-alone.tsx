import { Suspense, type ReactNode } from 'react';

/**
 * A part of the page that wakes up by itself, so that no single step of waking up holds the page for long. A click on
 * a part that still sleeps wakes it first.
 */
export const WakesAlone = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
