import './zod-settings.ts';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import { Button, LinkButton } from '@postprocure/ui/button';
import { FocusKeeper } from '@postprocure/ui/focus-keeper';
import { fontPreloads } from '@postprocure/ui/font-preloads';
import { OfflineNotice } from '@postprocure/ui/offline-notice';
import { PageAnnouncer } from '@postprocure/ui/page-announcer';
import type { Route } from './+types/root';
import './app.css';
import { EntryLayout } from './login/entry-layout.tsx';
import { pageTitle } from './page-title.ts';
import { readStorefrontUrl, storefrontUrlMeta } from './storefront-url.ts';

export const links: Route.LinksFunction = () => fontPreloads;

/** A page exports this as `handle` if its readers must not see our brand. */
export interface UnbrandedPageHandle {
  isUnbranded: true;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#3b1742" />
        <meta name={storefrontUrlMeta} content={readStorefrontUrl()} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const isUnbranded = useMatches().some(
    ({ handle }) => (handle as Partial<UnbrandedPageHandle> | undefined)?.isUnbranded,
  );
  return (
    <>
      {!isUnbranded && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      <FocusKeeper />
      <OfflineNotice />
      <PageAnnouncer path={useLocation().pathname} contentId="page" />
      <Outlet />
    </>
  );
}

/** Shown first on every path, including the pages for merchants' customers, so it does not show our name. */
export const HydrateFallback = () => (
  <main className="grid min-h-dvh content-center justify-items-center gap-4">
    <title>Loading</title>
    <h1 className="text-sm font-normal text-ink-soft noscript:hidden">Loading...</h1>
    <div
      aria-hidden="true"
      className="order-first size-10 animate-spin rounded-full border-4 border-line border-t-peacock noscript:hidden"
    />
    <p className="hidden max-w-md px-6 text-center noscript:block">
      This page needs JavaScript. Turn it on in your browser, then reload the page.
    </p>
  </main>
);

/** Also shown when there is no connection and the session cannot be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator();
  const isApiError = error instanceof AppError;
  return (
    <EntryLayout title={isApiError ? "This page couldn't be loaded" : 'Something went wrong'}>
      <title>{pageTitle('Something went wrong')}</title>
      <p role="alert" className="mb-6 text-ink-soft">
        {isApiError ? error.message : 'Something went wrong on this page. Reload it to try again.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          inactive={state !== 'idle'}
          onClick={() => (isApiError ? void revalidate() : location.reload())}
        >
          Retry
        </Button>
        <LinkButton tone="outline" href="/">
          Back to home
        </LinkButton>
      </div>
    </EntryLayout>
  );
}
