import { Link, Navigate, useLocation, useRevalidator } from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import { buttonClasses } from '@postprocure/ui/button';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { StatusMessage } from '@postprocure/ui/status-message';
import { pageTitle } from '../page-title.ts';
import { saveReturnPath } from '../session/login-redirect.ts';
import { PageHeader } from './page-header.tsx';

/** Shown inside the shell when the loader of a page has failed. Opens the login page if the session has ended. */
export function PageFailure({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  if (error instanceof AppError && error.status === 401) {
    saveReturnPath(pathname + search);
    return <Navigate to="/login" replace />;
  }
  if (error instanceof AppError && error.status === 404) return <NotFound reason={error.message} />;
  // The URL contains an invalid ID or filter, so trying again would not help.
  if (error instanceof AppError && error.code === 'INVALID_REQUEST') {
    return <NotFound reason="The link may be out of date, or the URL may have a typo." />;
  }
  if (error instanceof AppError && error.code === 'FORBIDDEN') return <NoAccess reason={error.message} />;
  const message =
    error instanceof AppError ? error.message : 'Something went wrong on this page. Please try again.';
  return (
    <>
      <title>{pageTitle('Something went wrong')}</title>
      <PageHeader title="This page couldn't be loaded" />
      <LoadFailure message={message} onRetry={() => void revalidate()} />
    </>
  );
}

const NoAccess = ({ reason }: { reason: string }) => (
  <>
    <title>{pageTitle('No access')}</title>
    <PageHeader title="No access" />
    <div className="grid justify-items-start gap-4">
      <StatusMessage>{reason}</StatusMessage>
      <HomeLink />
    </div>
  </>
);

const NotFound = ({ reason }: { reason: string }) => (
  <>
    <title>{pageTitle('Not found')}</title>
    <PageHeader title="Not found">{reason}</PageHeader>
    <HomeLink />
  </>
);

const HomeLink = () => (
  <Link to="/" className={buttonClasses({ tone: 'outline', size: 'small' })}>
    Back to home
  </Link>
);
