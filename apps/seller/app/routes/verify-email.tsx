import { useState } from 'react';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { LoginButton } from '../login/login-button.tsx';
import { pageTitle } from '../page-title.ts';
import { entryApi } from '../seller-api.ts';

export default function VerifyEmail() {
  const token = useLinkToken();
  return <Verification key={token} token={token} />;
}

/** A button, because programs that read mails open every link in them. */
function Verification({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { act, acting, failure } = useAct(() => setDone(true));
  return (
    <EntryLayout
      title={done ? 'Your address is confirmed' : 'Confirm your address'}
      footer={
        !done && (
          <>
            <EntryLink to="/signup">Sign up again</EntryLink>
            <EntryLink to="/login">Log in</EntryLink>
          </>
        )
      }
    >
      <title>{pageTitle('Confirm your address')}</title>
      {token === '' && <IncompleteLink />}
      {done && (
        <div className="grid gap-5">
          <StatusMessage tone="success">Your account is open: log in with your password.</StatusMessage>
          <LoginButton />
        </div>
      )}
      {token !== '' && !done && (
        <div className="grid gap-5">
          {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
          <Button inactive={acting} onClick={() => void act(() => entryApi.verifyEmail(token))}>
            {acting ? 'Confirming...' : 'Confirm my address'}
          </Button>
        </div>
      )}
    </EntryLayout>
  );
}
