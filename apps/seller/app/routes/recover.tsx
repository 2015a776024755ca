import { useState } from 'react';
import { emailRequest } from '@postprocure/contracts/account';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';
import { entryApi } from '../seller-api.ts';

export default function Recover() {
  const [sentTo, setSentTo] = useState<string>();
  const { field, onSubmit, submitting, failure } = useApiForm({
    schema: emailRequest,
    defaultValues: { email: '' },
    send: async (request) => {
      await entryApi.recover(request);
      setSentTo(request.email);
    },
  });
  return (
    <EntryLayout
      title="Choose a new password"
      hint="We send a link to the e-mail address of your account."
      footer={<EntryLink to="/login">Back to the login</EntryLink>}
    >
      <title>{pageTitle('Forgotten password')}</title>
      {sentTo === undefined ? (
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            maxLength={254}
            {...field('email')}
          />
          <Button type="submit" inactive={submitting}>
            {submitting ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      ) : (
        <StatusMessage tone="success">
          If {sentTo} has an account with us, an e-mail with a link is on its way. The link works for an hour.
        </StatusMessage>
      )}
    </EntryLayout>
  );
}
