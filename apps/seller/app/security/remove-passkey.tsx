import type { Passkey } from '@postprocure/contracts/accounts/passkey';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { signWithPasskey } from '../login/passkeys.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the password, and for a code or a passkey. */
export function RemovePasskey({ passkey: { id, name }, onDone, onCancel }: RemovePasskeyProps) {
  const { field, onSubmit, isPending, error } = useApiForm({
    required: { password: 'Enter your password.' },
    defaultValues: { password: '', code: '' },
    send: async ({ password, code }) => {
      const proof = code.trim() === '' ? { passkey: await signWithPasskey() } : { code };
      await api('POST /api/account/passkeys/:id/remove', { params: { id }, body: { password, ...proof } });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      <p className="text-sm">{name} will no longer work. Also delete it on the device.</p>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        maxLength={256}
        {...field('password')}
      />
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code. Leave it empty to confirm with a passkey."
        autoComplete="one-time-code"
        maxLength={40}
        {...field('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" size="small" inactive={isPending}>
          {isPending ? 'Removing...' : 'Remove passkey'}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
