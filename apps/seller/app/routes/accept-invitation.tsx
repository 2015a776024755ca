import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { acceptInvitationRequest, type Invitation } from '@postprocure/contracts/accounts/account';
import { AppError } from '@postprocure/contracts/app-error';
import { merchantRoleNames } from '@postprocure/contracts/permission';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/accept-invitation';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { readLinkToken, useLinkToken } from '../login/link-token.ts';
import { LoginButton } from '../login/login-button.tsx';
import { pageTitle } from '../page-title.ts';

export async function clientLoader() {
  const token = readLinkToken();
  try {
    const invitation = await api('POST /api/user/invitation', { body: { token } });
    return { token, invitation, error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { token, invitation: null, error: error.message };
  }
}

type Opened = Route.ComponentProps['loaderData'];

export default function AcceptInvitation({ loaderData }: Route.ComponentProps) {
  const token = useLinkToken();
  const { revalidate } = useRevalidator();
  const isOutdated = loaderData.token !== token;
  useEffect(() => {
    if (isOutdated) void revalidate();
  }, [isOutdated, revalidate]);
  return isOutdated ? null : <OpenedInvitation key={token} {...loaderData} />;
}

function OpenedInvitation({ token, invitation, error }: Opened) {
  const [joined, setJoined] = useState(false);
  return (
    <EntryLayout
      title={joined ? 'Welcome to the team' : 'Your invitation'}
      footer={!joined && <EntryLink to="/login">Log in</EntryLink>}
    >
      <title>{pageTitle('Invitation')}</title>
      {error !== null && <StatusMessage tone="error">{error}</StatusMessage>}
      {joined && (
        <div className="grid gap-5">
          <StatusMessage tone="success">
            You have joined the team. Log in with {invitation?.email} and your password.
          </StatusMessage>
          <LoginButton />
        </div>
      )}
      {invitation && !joined && (
        <AcceptForm invitation={invitation} token={token} onJoined={() => setJoined(true)} />
      )}
    </EntryLayout>
  );
}

interface AcceptFormProps {
  invitation: Invitation;
  token: string;
  onJoined: () => void;
}

function AcceptForm({ invitation, token, onJoined }: AcceptFormProps) {
  const { merchantName, email, role, hasAccount } = invitation;
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: acceptInvitationRequest.omit({ token: true }),
    defaultValues: hasAccount ? { password: '' } : { name: '', password: '' },
    send: async (request) => {
      await api('POST /api/user/invitation/accept', { body: { token, ...request } });
      onJoined();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p>
        You are invited to join the team at <strong className="font-semibold">{merchantName}</strong> with the
        role {merchantRoleNames[role]}, using the email address {email}.
      </p>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {!hasAccount && <TextField label="Your name" autoComplete="name" maxLength={120} {...field('name')} />}
      <PasswordField
        label={hasAccount ? 'Password for your account' : 'Password'}
        hint={hasAccount ? undefined : 'At least 10 characters. Three random words are easy to remember.'}
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        maxLength={256}
        {...field('password')}
      />
      <Button type="submit" inactive={isPending}>
        {isPending ? 'Joining...' : 'Accept invitation'}
      </Button>
    </form>
  );
}
