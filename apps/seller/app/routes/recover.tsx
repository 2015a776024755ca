import { useState } from 'react';
import { emailRequest } from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';

export default function Recover() {
  const [sentTo, setSentTo] = useState<string>();
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: emailRequest,
    defaultValues: { email: '' },
    send: async (request) => {
      await api('POST /api/user/recover', { body: request });
      setSentTo(request.email);
    },
  });
  return (
    <EntryLayout
      title="Reset your password"
      hint="We'll send a link to your account's email address."
      footer={<EntryLink to="/login">Back to login</EntryLink>}
    >
      <title>{pageTitle('Reset your password')}</title>
      {sentTo === undefined ? (
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <TextField label="Email" type="email" autoComplete="username" maxLength={254} {...field('email')} />
          <Button type="submit" inactive={isPending}>
            {isPending ? 'Sending...' : 'Send link'}
          </Button>
        </form>
      ) : (
        <StatusMessage tone="success">
          If {sentTo} has an account, we have sent it an email with a link. The link works for an hour.
        </StatusMessage>
      )}
    </EntryLayout>
  );
}
