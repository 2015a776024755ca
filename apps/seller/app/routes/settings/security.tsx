import type { Route } from './+types/security';
import { api } from '../../api.ts';
import { pageTitle } from '../../page-title.ts';
import { SecurityCards } from '../../security/security-cards.tsx';

export const clientLoader = () => api('GET /api/account/sessions');

export default function Security({ loaderData: { sessions } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Security')}</title>
      <SecurityCards sessions={sessions} />
    </>
  );
}
