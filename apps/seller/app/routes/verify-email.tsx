import { useState } from 'react';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { LoginButton } from '../login/login-button.tsx';
import { pageTitle } from '../page-title.ts';

export default function VerifyEmail() {
  const token = useLinkToken();
  return <Verification key={token} token={token} />;
}

/** A button, because email scanners open every link. */
function Verification({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { mutate, isPending, error } = useMutation(() => setDone(true));
  return (
    <EntryLayout
      title={done ? 'Your email address is confirmed' : 'Confirm your email address'}
      footer={
        !done && (
          <>
            <EntryLink to="/signup">Sign up again</EntryLink>
            <EntryLink to="/login">Log in</EntryLink>
          </>
        )
      }
    >
      <title>{pageTitle('Confirm your email address')}</title>
      {token === '' && <IncompleteLink />}
      {done && (
        <div className="grid gap-5">
          <StatusMessage tone="success">Your account is ready. Log in with your password.</StatusMessage>
          <LoginButton />
        </div>
      )}
      {token !== '' && !done && (
        <div className="grid gap-5">
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <Button
            inactive={isPending}
            onClick={() => void mutate(() => api('POST /api/user/verify-email', { body: { token } }))}
          >
            {isPending ? 'Confirming...' : 'Confirm my email address'}
          </Button>
        </div>
      )}
    </EntryLayout>
  );
}
