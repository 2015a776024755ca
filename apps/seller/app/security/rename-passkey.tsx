import { passkeyName, type Passkey } from '@postprocure/contracts/accounts/passkey';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onDone, onCancel }: RenamePasskeyProps) {
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: passkeyName,
    defaultValues: { name },
    send: async (body) => {
      await api('PATCH /api/account/passkeys/:id', { params: { id }, body });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <TextField label="Name" autoFocus maxLength={60} {...field('name')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
