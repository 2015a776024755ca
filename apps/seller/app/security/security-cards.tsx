import { useRevalidator } from 'react-router';
import type { LoginHistory } from '@postprocure/contracts/accounts/login-history';
import type { OpenSession } from '@postprocure/contracts/accounts/session';
import { api } from '../api.ts';
import { useSession } from '../session/session-context.ts';
import { LoginList } from './login-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

interface SecurityCardsProps {
  sessions: OpenSession[];
  logins: LoginHistory['logins'];
}

export const loadSecurity = async (): Promise<SecurityCardsProps> => {
  const [{ sessions }, { logins }] = await Promise.all([
    api('GET /api/account/sessions'),
    api('GET /api/account/login-history'),
  ]);
  return { sessions, logins };
};

/** For merchants and staff alike. */
export function SecurityCards({ sessions, logins }: SecurityCardsProps) {
  const { user, twoFactor } = useSession();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <div className="grid gap-6 *:min-w-0">
      <PasswordForm email={user.email} onChange={reload} />
      <TwoFactor enabled={twoFactor} onChange={reload} />
      <SessionList sessions={sessions} onChange={reload} />
      <LoginList logins={logins} />
    </div>
  );
}
