import type { Route } from './+types/own-login';
import { pageTitle } from '../../page-title.ts';
import { loadSecurity, SecurityCards } from '../../security/security-cards.tsx';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = () => loadSecurity();

export default function OwnLogin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('My login')}</title>
      <PageHeader title="My login">
        Your password, two-factor login, open sessions and recent logins.
      </PageHeader>
      <SecurityCards {...loaderData} />
    </>
  );
}
