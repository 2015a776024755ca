import { useState } from 'react';
import { changePasswordRequest } from '@postprocure/contracts/account';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';
import { securityApi } from '../seller-api.ts';

export function PasswordForm({ email, onChange }: { email: string; onChange: () => void }) {
  const [changed, setChanged] = useState(false);
  const { field, onSubmit, submitting, failure, reset } = useApiForm({
    schema: changePasswordRequest,
    defaultValues: { currentPassword: '', newPassword: '' },
    send: async (request) => {
      setChanged(false);
      await securityApi.changePassword(request);
      reset();
      setChanged(true);
      onChange();
    },
  });
  return (
    <Card className="p-6">
      <h2 className="text-lg">Password</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">A new password logs you out everywhere else.</p>
      <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        {changed && <StatusMessage tone="success">Your password is changed.</StatusMessage>}
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          maxLength={256}
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          hint="At least 10 characters; three words in a row are easy to remember."
          autoComplete="new-password"
          maxLength={256}
          {...field('newPassword')}
        />
        <Button type="submit" size="small" className="justify-self-start" inactive={submitting}>
          {submitting ? 'Saving...' : 'Change the password'}
        </Button>
      </form>
    </Card>
  );
}
