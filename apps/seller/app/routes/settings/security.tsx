import { useRevalidator } from 'react-router';
import type { Route } from './+types/security';
import { pageTitle } from '../../page-title.ts';
import { SessionList } from '../../security/session-list.tsx';
import { sessionApi } from '../../seller-api.ts';

export const clientLoader = async () => ({ sessions: await sessionApi.list() });

export default function Security({ loaderData: { sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <title>{pageTitle('Security')}</title>
      <SessionList sessions={sessions} onChange={() => void revalidate()} />
    </>
  );
}
