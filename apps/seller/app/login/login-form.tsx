import { useState } from 'react';
import { AppError } from '@postprocure/contracts/app-error';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { logIn } from './log-in.ts';
import { signWithPasskey, supportsPasskeys } from './passkeys.ts';

interface LoginFormProps {
  /** Restricts the login to this user. */
  email?: string;
  onLoggedIn: () => void | Promise<void>;
}

/** Asks for a two-factor code only after the API has asked for one. */
export function LoginForm({ email, onLoggedIn }: LoginFormProps) {
  const [asksForCode, setAsksForCode] = useState(false);
  const { field, onSubmit, isPending, error, getValues } = useApiForm({
    required: {
      email: 'Enter your email address.',
      password: 'Enter your password.',
      ...(asksForCode && { code: 'Enter the code.' }),
    },
    defaultValues: { email: email ?? '', password: '', code: '' },
    send: async ({ code, ...credentials }) => {
      try {
        await logIn(api, { ...credentials, ...(asksForCode && { code }) });
      } catch (cause) {
        const needsCode = cause instanceof AppError && cause.code === 'TWO_FACTOR_REQUIRED';
        if (!needsCode || asksForCode) throw cause;
        setAsksForCode(true);
        return;
      }
      await onLoggedIn();
    },
  });
  const passkey = useMutation(() => void onLoggedIn());
  const usePasskey = () =>
    void passkey.mutate(async () => {
      const assertion = await signWithPasskey();
      if (!asksForCode) return api('POST /api/user/passkey-login', { body: { passkey: assertion } });
      const { email: address, password } = getValues();
      return logIn(api, { email: address, password, passkey: assertion });
    });
  const message = error ?? passkey.error;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {message && <StatusMessage tone="error">{message}</StatusMessage>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        readOnly={email !== undefined}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        maxLength={256}
        {...field('password')}
      />
      {asksForCode && (
        <TextField
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoFocus
          maxLength={20}
          {...field('code')}
        />
      )}
      <Button type="submit" inactive={isPending}>
        {isPending ? 'Logging in...' : 'Log in'}
      </Button>
      {supportsPasskeys() && (
        <Button tone="outline" inactive={passkey.isPending || isPending} onClick={usePasskey}>
          {asksForCode ? 'Use a passkey instead' : 'Log in with a passkey'}
        </Button>
      )}
    </form>
  );
}
