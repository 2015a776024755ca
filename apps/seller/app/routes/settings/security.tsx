import type { Route } from './+types/security';
import { pageTitle } from '../../page-title.ts';
import { loadSecurity, SecurityCards } from '../../security/security-cards.tsx';

export const clientLoader = () => loadSecurity();

export default function Security({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Security')}</title>
      <SecurityCards {...loaderData} />
    </>
  );
}
