import { useNavigate } from 'react-router';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { pageTitle } from '../page-title.ts';
import { broadcast } from '../session/session-channel.ts';

/** Opened from the link in an email about a login on a new device. */
export default function NotMe() {
  const token = useLinkToken();
  return (
    <EntryLayout
      title="Was this login not yours?"
      hint="If so, someone else knows your password. We will log out all devices, and you can then choose a new password."
      footer={<EntryLink to="/dashboard">It was me, go to my account</EntryLink>}
    >
      <title>{pageTitle('Was this login not yours?')}</title>
      {token === '' ? <IncompleteLink /> : <Denial key={token} token={token} />}
    </EntryLayout>
  );
}

/** A button, because email scanners open every link. */
function Denial({ token }: { token: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation();
  const deny = async () => {
    const { resetToken } = await api('POST /api/user/deny-login', { body: { token } });
    broadcast({ kind: 'ended' });
    await navigate(`/reset-password#token=${resetToken}`, { replace: true });
  };
  return (
    <div className="grid gap-5">
      {error && (
        <>
          <StatusMessage tone="error">{error}</StatusMessage>
          <EntryLink to="/recover">Reset your password</EntryLink>
        </>
      )}
      <Button tone="danger" inactive={isPending} onClick={() => void mutate(deny)}>
        {isPending ? 'Logging out...' : 'It was not me, log out all devices'}
      </Button>
    </div>
  );
}
