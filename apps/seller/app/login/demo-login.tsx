import type { DemoAccount } from '@postprocure/contracts/accounts/login';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { logIn } from './log-in.ts';

interface DemoLoginProps {
  accounts: readonly DemoAccount[];
  onLoggedIn: () => void;
}

const roleNames: Record<DemoAccount['role'], string> = {
  merchant: 'Merchant',
  supplier: 'Supplier',
  support: 'Support staff',
  admin: 'Administrator',
};

/** Logs in to the demo with one click. */
export function DemoLogin({ accounts, onLoggedIn }: DemoLoginProps) {
  const { mutate, isPending, error } = useMutation(onLoggedIn);
  return (
    <section aria-labelledby="demo-login" className="mt-8 rounded-lg border border-line bg-white p-5">
      <h2 id="demo-login" className="text-base">
        Try the demo
      </h2>
      <p className="mt-1 text-sm text-ink-soft">Open the application with sample data, without an account.</p>
      {error && (
        <div className="mt-4">
          <StatusMessage tone="error">{error}</StatusMessage>
        </div>
      )}
      <ul className="mt-4 flex flex-wrap gap-2">
        {accounts.map(({ email, password, role }) => (
          <li key={email}>
            <Button
              tone="outline"
              size="compact"
              inactive={isPending}
              onClick={() => void mutate(() => logIn(api, { email, password }))}
            >
              {roleNames[role]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
