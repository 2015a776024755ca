import type { Route } from './+types/own-login';
import { api } from '../../api.ts';
import { pageTitle } from '../../page-title.ts';
import { SecurityCards } from '../../security/security-cards.tsx';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = () => api('GET /api/account/sessions');

export default function OwnLogin({ loaderData: { sessions } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('My login')}</title>
      <PageHeader title="My login">Your password, two-factor login and open sessions.</PageHeader>
      <SecurityCards sessions={sessions} />
    </>
  );
}
