import type { ReactNode } from 'react';
import { Container } from '@postprocure/ui/container';

/** Shown for a moment on the way to another page. `children` explains what to do without JavaScript. */
export const WaitingPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="content" tabIndex={-1} className="outline-none">
    <Container className="grid min-h-dvh content-center justify-items-center gap-5 text-center">
      <span
        aria-hidden="true"
        className="size-10 animate-spin rounded-full border-4 border-line border-t-marigold"
      />
      <h1 className="text-lg font-semibold">{title}</h1>
      <noscript>
        <p>{children}</p>
      </noscript>
    </Container>
  </main>
);
