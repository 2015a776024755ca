import { disableTotpRequest } from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';

/** Asks for the password and a code before two-factor login is turned off. */
export function DisableStep({ onDisabled, onCancel }: { onDisabled: () => void; onCancel: () => void }) {
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: disableTotpRequest,
    defaultValues: { password: '', code: '' },
    send: async (request) => {
      await api('POST /api/account/totp/disable', { body: request });
      onDisabled();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
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
        hint="Six digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        maxLength={40}
        {...field('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={isPending}>
          {isPending ? 'Turning off...' : 'Turn off'}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
