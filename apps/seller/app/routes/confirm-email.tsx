import { useState } from 'react';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { pageTitle } from '../page-title.ts';

/** Opened from the link in the email that we send to a new email address. */
export default function ConfirmEmail() {
  const token = useLinkToken();
  return <Confirmation key={token} token={token} />;
}

/** Confirms only when a button is clicked, because email scanners open every link. */
function Confirmation({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { mutate, isPending, error } = useMutation(() => setDone(true));
  return (
    <EntryLayout
      title={done ? 'Your new email address is confirmed' : 'Confirm your new email address'}
      footer={<EntryLink to="/dashboard">Go to your account</EntryLink>}
    >
      <title>{pageTitle('Confirm your new email address')}</title>
      {token === '' && <IncompleteLink />}
      {done && (
        <StatusMessage tone="success">
          From now on, log in with this email address. You have been logged out on all other devices.
        </StatusMessage>
      )}
      {token !== '' && !done && (
        <div className="grid gap-5">
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <Button
            inactive={isPending}
            onClick={() => void mutate(() => api('POST /api/user/email-change/confirm', { body: { token } }))}
          >
            {isPending ? 'Confirming...' : 'Confirm this email address'}
          </Button>
        </div>
      )}
    </EntryLayout>
  );
}
