import type { Route } from './+types/own-login';
import { pageTitle } from '../../page-title.ts';
import { SecurityCards } from '../../security/security-cards.tsx';
import { sessionApi } from '../../seller-api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = async () => ({ sessions: await sessionApi.list() });

export default function OwnLogin({ loaderData: { sessions } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('My login')}</title>
      <PageHeader title="My login">Your password, two-factor login and open sessions.</PageHeader>
      <SecurityCards sessions={sessions} />
    </>
  );
}
