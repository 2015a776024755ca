import { useState } from 'react';
import { AppError } from '@postprocure/contracts/app-error';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { logIn } from './log-in.ts';

interface LoginFormProps {
  /** Restricts the login to this user. */
  email?: string;
  onLoggedIn: () => void | Promise<void>;
}

/** Asks for a two-factor code only after the API has asked for one. */
export function LoginForm({ email, onLoggedIn }: LoginFormProps) {
  const [asksForCode, setAsksForCode] = useState(false);
  const { field, onSubmit, isPending, error } = useApiForm({
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
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
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
    </form>
  );
}
