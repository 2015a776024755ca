import { useState } from 'react';
import { merchantRoleNames } from '@postprocure/contracts/permission';
import { invitedRoles, newInvitation } from '@postprocure/contracts/team';
import { Button } from '@postprocure/ui/button';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';
import { teamApi } from '../seller-api.ts';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [invited, setInvited] = useState<string>();
  const { field, onSubmit, submitting, failure, reset } = useApiForm({
    schema: newInvitation,
    defaultValues: { email: '', role: 'readOnly' },
    send: async (invitation) => {
      setInvited(undefined);
      await teamApi.invite(invitation);
      reset();
      setInvited(invitation.email);
      onInvited();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {invited && (
        <StatusMessage tone="success">
          The invitation is on its way to {invited}. Its link works for 7 days.
        </StatusMessage>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="E-mail" type="email" autoComplete="off" maxLength={254} {...field('email')} />
        <SelectField label="Role" hint="The table below shows what each role may do." {...field('role')}>
          {invitedRoles.map((one) => (
            <option key={one} value={one}>
              {merchantRoleNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" size="small" className="justify-self-start" inactive={submitting}>
        {submitting ? 'Sending...' : 'Send the invitation'}
      </Button>
    </form>
  );
}
