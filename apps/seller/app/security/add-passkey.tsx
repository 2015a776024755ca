import { passwordRequest } from '@postprocure/contracts/accounts/account';
import { passkeyName } from '@postprocure/contracts/accounts/passkey';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { createPasskey } from '../login/passkeys.ts';

interface AddPasskeyProps {
  defaultName: string;
  /** `codes` contains new recovery codes if the user had none. */
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
}

export function AddPasskey({ defaultName, onAdded, onCancel }: AddPasskeyProps) {
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: passkeyName.extend(passwordRequest.shape),
    defaultValues: { name: defaultName, password: '' },
    send: async ({ name, password }) => {
      const registration = await createPasskey(password);
      const { codes } = await api('POST /api/account/passkeys', { body: { name, registration } });
      onAdded(codes);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <TextField label="Name" hint="Helps you recognise it in this list." maxLength={60} {...field('name')} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        maxLength={256}
        {...field('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={isPending}>
          {isPending ? 'Adding...' : 'Add passkey'}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
