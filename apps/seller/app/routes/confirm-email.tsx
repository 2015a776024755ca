import { useState } from 'react';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { pageTitle } from '../page-title.ts';
import { profileApi } from '../seller-api.ts';

/** Where the link to a new mailbox leads. */
export default function ConfirmEmail() {
  const token = useLinkToken();
  return <Confirmation key={token} token={token} />;
}

/** A button, because programs that read mails open every link in them. */
function Confirmation({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { act, acting, failure } = useAct(() => setDone(true));
  return (
    <EntryLayout
      title={done ? 'Your new address is confirmed' : 'Confirm your new e-mail address'}
      footer={<EntryLink to="/dashboard">To your account</EntryLink>}
    >
      <title>{pageTitle('Confirm your new e-mail address')}</title>
      {token === '' && <IncompleteLink />}
      {done && <StatusMessage tone="success">Log in with this address from now on.</StatusMessage>}
      {token !== '' && !done && (
        <div className="grid gap-5">
          {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
          <Button inactive={acting} onClick={() => void act(() => profileApi.confirmEmailChange(token))}>
            {acting ? 'Confirming...' : 'Confirm this address'}
          </Button>
        </div>
      )}
    </EntryLayout>
  );
}
