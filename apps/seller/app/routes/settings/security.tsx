import type { Route } from './+types/security';
import { pageTitle } from '../../page-title.ts';
import { SecurityCards } from '../../security/security-cards.tsx';
import { sessionApi } from '../../seller-api.ts';

export const clientLoader = async () => ({ sessions: await sessionApi.list() });

export default function Security({ loaderData: { sessions } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Security')}</title>
      <SecurityCards sessions={sessions} />
    </>
  );
}
