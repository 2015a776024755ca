import { useRevalidator } from 'react-router';
import type { LoginHistory } from '@postprocure/contracts/accounts/login-history';
import type { SecondFactors } from '@postprocure/contracts/accounts/passkey';
import type { OpenSession } from '@postprocure/contracts/accounts/session';
import { api } from '../api.ts';
import { useSession } from '../session/session-context.ts';
import { LoginList } from './login-list.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

interface SecurityCardsProps {
  sessions: OpenSession[];
  logins: LoginHistory['logins'];
  factors: SecondFactors;
}

export const loadSecurity = async (): Promise<SecurityCardsProps> => {
  const [{ sessions }, { logins }, factors] = await Promise.all([
    api('GET /api/account/sessions'),
    api('GET /api/account/login-history'),
    api('GET /api/account/second-factors'),
  ]);
  return { sessions, logins, factors };
};

/** Password, two-factor login and open sessions, for merchants and staff alike. */
export function SecurityCards({ sessions, logins, factors }: SecurityCardsProps) {
  const { user, twoFactor } = useSession();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <div className="grid gap-6 *:min-w-0">
      <PasswordForm email={user.email} onChange={reload} />
      <TwoFactor hasApp={factors.totp} hasAny={twoFactor} onChange={reload} />
      <Passkeys passkeys={factors.passkeys} onChange={reload} />
      <SessionList sessions={sessions} onChange={reload} />
      <LoginList logins={logins} />
    </div>
  );
}
