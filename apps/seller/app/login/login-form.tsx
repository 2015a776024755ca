import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '@postprocure/api-client/api-failure';
import type { LoginRequest } from '@postprocure/contracts/login';
import { loginFailureMessage } from '@postprocure/contracts/login-failure';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { accountsApi } from '../seller-api.ts';

interface LoginFormProps {
  /** Whose login is asked for; without it anybody's. */
  email?: string;
  onLoggedIn: () => void | Promise<void>;
}

/** Asks for the code of a second factor only where the account has one. */
export function LoginForm({ email, onLoggedIn }: LoginFormProps) {
  const [failure, setFailure] = useState<string>();
  const [asksForCode, setAsksForCode] = useState(false);
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    shouldUnregister: true,
    ...(email !== undefined && { defaultValues: { email } }),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await accountsApi.login(credentials);
      await onLoggedIn();
    } catch (error) {
      const needsCode = error instanceof ApiFailure && error.code === 'TWO_FACTOR_REQUIRED';
      if (needsCode) setAsksForCode(true);
      if (!needsCode || asksForCode) {
        setFailure(error instanceof ApiFailure ? error.message : loginFailureMessage);
      }
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        maxLength={254}
        readOnly={email !== undefined}
        error={errors.email?.message}
        {...register('email', { required: 'Enter your e-mail address.' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        maxLength={256}
        error={errors.password?.message}
        {...register('password', { required: 'Enter your password.' })}
      />
      {asksForCode && (
        <TextField
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoFocus
          maxLength={20}
          error={errors.code?.message}
          {...register('code', { required: 'Enter the code.' })}
        />
      )}
      <Button type="submit" inactive={isSubmitting}>
        {isSubmitting ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  );
}
