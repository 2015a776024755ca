import { useState } from 'react';
import { changePasswordRequest } from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';

export function PasswordForm({ email, onChange }: { email: string; onChange: () => void }) {
  const [changed, setChanged] = useState(false);
  const { field, onSubmit, isPending, error, reset } = useApiForm({
    schema: changePasswordRequest,
    defaultValues: { currentPassword: '', newPassword: '' },
    send: async (request) => {
      setChanged(false);
      await api('PUT /api/account/password', { body: request });
      reset();
      setChanged(true);
      onChange();
    },
  });
  return (
    <Card className="p-6">
      <h2 className="text-lg">Password</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">
        Changing your password logs you out on all other devices.
      </p>
      <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {changed && <StatusMessage tone="success">Your password has been changed.</StatusMessage>}
        {/* Tells password managers which account this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          maxLength={256}
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          hint="At least 10 characters. Three random words are easy to remember."
          autoComplete="new-password"
          maxLength={256}
          {...field('newPassword')}
        />
        <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
          {isPending ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}
