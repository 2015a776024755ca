import { useState } from 'react';
import { formatPhone } from '@postprocure/contracts/tickets/phone';
import { profileUpdate, type UserProfile } from '@postprocure/contracts/profile/profile';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';

export function ProfileForm({ profile, onSaved }: { profile: UserProfile; onSaved: () => void }) {
  const [saved, setSaved] = useState(false);
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: profileUpdate,
    warnsOnLeave: true,
    defaultValues: { name: profile.name, phone: formatPhone(profile.phone ?? '') },
    send: async (update) => {
      setSaved(false);
      await api('PUT /api/account/profile', { body: update });
      setSaved(true);
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {saved && <StatusMessage tone="success">Your profile has been saved.</StatusMessage>}
      <TextField label="Name" autoComplete="name" maxLength={120} {...field('name')} />
      <TextField
        label="Mobile number (optional)"
        type="tel"
        hint="For example, +91-98765-43210."
        autoComplete="tel"
        maxLength={40}
        {...field('phone')}
      />
      <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
