import { useRevalidator } from 'react-router';
import type { Route } from './+types/security';
import { pageTitle } from '../../page-title.ts';
import { PasswordForm } from '../../security/password-form.tsx';
import { SessionList } from '../../security/session-list.tsx';
import { TwoFactor } from '../../security/two-factor.tsx';
import { sessionApi } from '../../seller-api.ts';
import { useSession } from '../../session/session-context.ts';

export const clientLoader = async () => ({ sessions: await sessionApi.list() });

export default function Security({ loaderData: { sessions } }: Route.ComponentProps) {
  const { user, twoFactor } = useSession();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Security')}</title>
      <PasswordForm email={user.email} onChange={reload} />
      <TwoFactor enabled={twoFactor} onChange={reload} />
      <SessionList sessions={sessions} onChange={reload} />
    </div>
  );
}
