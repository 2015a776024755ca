import { useRevalidator } from 'react-router';
import type { OpenSession } from '@postprocure/contracts/accounts/session';
import { useSession } from '../session/session-context.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

/** For merchants and staff alike. */
export function SecurityCards({ sessions }: { sessions: OpenSession[] }) {
  const { user, twoFactor } = useSession();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <div className="grid gap-6 *:min-w-0">
      <PasswordForm email={user.email} onChange={reload} />
      <TwoFactor enabled={twoFactor} onChange={reload} />
      <SessionList sessions={sessions} onChange={reload} />
    </div>
  );
}
