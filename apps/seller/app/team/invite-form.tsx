import { useState } from 'react';
import { merchantRoleNames } from '@postprocure/contracts/permission';
import { invitedRoles, newInvitation } from '@postprocure/contracts/team/team';
import { Button } from '@postprocure/ui/button';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [invited, setInvited] = useState<string>();
  const { field, onSubmit, isPending, error, reset } = useApiForm({
    schema: newInvitation,
    defaultValues: { email: '', role: 'readOnly' },
    send: async (invitation) => {
      setInvited(undefined);
      await api('POST /api/seller/team/invitations', { body: invitation });
      reset();
      setInvited(invitation.email);
      onInvited();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {invited && (
        <StatusMessage tone="success">
          We have sent an invitation to {invited}. The link works for 7 days.
        </StatusMessage>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" type="email" autoComplete="off" maxLength={254} {...field('email')} />
        <SelectField label="Role" hint="See what each role can do below." {...field('role')}>
          {invitedRoles.map((one) => (
            <option key={one} value={one}>
              {merchantRoleNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
        {isPending ? 'Sending...' : 'Send invitation'}
      </Button>
    </form>
  );
}
