import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import { Container } from '@postprocure/ui/container';
import { FocusKeeper } from '@postprocure/ui/focus-keeper';
import { fontPreloads } from '@postprocure/ui/font-preloads';
import { OfflineNotice } from '@postprocure/ui/offline-notice';
import { PageAnnouncer } from '@postprocure/ui/page-announcer';
import type { Route } from './+types/root';
import './app.css';
import { ErrorPage } from './errors/error-page.tsx';
import { NavigationProgress } from './navigation/navigation-progress.tsx';
import { EarlyEvents } from './hydration/early-events.tsx';
import { siteContext } from './load-context.ts';
import { useNoScripts } from './route-handle.ts';
import { LinkNavigation } from './page-link.tsx';
import { ScriptNonce } from './script-nonce.ts';
import { PlainAccount } from './session/plain-account.tsx';
import { usePlainPage } from './session/plain-page.ts';
import { LoginNotice } from './session/login-notice.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({ site: context.get(siteContext) });

export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...fontPreloads,
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(ScriptNonce);
  // Scripts are left out only on the server. After client-side navigation they are already loaded, and the next
  // navigation needs them.
  const noScripts = useNoScripts() && import.meta.env.SSR;
  // An error page has nothing to hydrate. Its links load a new page, which leaves the failed state.
  const failed = Boolean(useRouteError());
  const hydrates = !noScripts && !failed;
  const isPlain = usePlainPage();
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3b1742" />
        <Meta />
        <Links />
        {/* The first paint waits for the whole header, whose parts would otherwise move as they arrive. */}
        <link rel="expect" href="#content" blocking="render" />
      </head>
      <body>
        <LinkNavigation>{children}</LinkNavigation>
        {hydrates && (
          <>
            <EarlyEvents />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
        {/* Repeats the condition of `usePlainPage`, so that the script is left out of the browser's bundle. */}
        {import.meta.env.SSR && isPlain && <PlainAccount />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <NavigationProgress />
      <FocusKeeper />
      <OfflineNotice />
      <LoginNotice />
      <Container className="hidden pt-4 pb-6 text-sm font-semibold print:block">
        {brand.name} · {brand.email}
      </Container>
      <PageAnnouncer path={useLocation().pathname} contentId="content" />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
