import { Link, Navigate, useLocation, useRevalidator } from 'react-router';
import { ApiFailure } from '@postprocure/api-client/api-failure';
import { buttonClasses } from '@postprocure/ui/button';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { StatusMessage } from '@postprocure/ui/status-message';
import { pageTitle } from '../page-title.ts';
import { keepReturn } from '../session/login-redirect.ts';
import { PageHeader } from './page-header.tsx';

/** What a page shows whose loader failed, inside the shell. A session that is over leads to the login page. */
export function PageFailure({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  if (error instanceof ApiFailure && error.status === 401) {
    keepReturn(pathname + search);
    return <Navigate to="/login" replace />;
  }
  if (error instanceof ApiFailure && error.status === 404) return <NothingHere reason={error.message} />;
  if (error instanceof ApiFailure && error.code === 'FORBIDDEN') return <Refused reason={error.message} />;
  const message =
    error instanceof ApiFailure ? error.message : 'This page could not be shown. Please try again.';
  return (
    <>
      <title>{pageTitle('Something went wrong')}</title>
      <PageHeader title="This page could not be loaded" />
      <LoadFailure message={message} onRetry={() => void revalidate()} />
    </>
  );
}

const Refused = ({ reason }: { reason: string }) => (
  <>
    <title>{pageTitle('Not for your role')}</title>
    <PageHeader title="Not for your role" />
    <StatusMessage>{reason}</StatusMessage>
  </>
);

/** Trying again would not help: the record is gone, or was never this account's. */
const NothingHere = ({ reason }: { reason: string }) => (
  <>
    <title>{pageTitle('Not found')}</title>
    <PageHeader title="There is nothing here">{reason}</PageHeader>
    <Link to="/" className={buttonClasses({ tone: 'outline', size: 'small' })}>
      Back to the start
    </Link>
  </>
);
