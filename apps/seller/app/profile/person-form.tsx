import { useState } from 'react';
import { formatPhone } from '@postprocure/contracts/forms/phone';
import { personUpdate, type PersonProfile } from '@postprocure/contracts/profile';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';
import { profileApi } from '../seller-api.ts';

export function PersonForm({ person, onSaved }: { person: PersonProfile; onSaved: () => void }) {
  const [saved, setSaved] = useState(false);
  const { field, onSubmit, submitting, failure } = useApiForm({
    schema: personUpdate,
    defaultValues: { name: person.name, phone: formatPhone(person.phone ?? '') },
    send: async (update) => {
      setSaved(false);
      await profileApi.save(update);
      setSaved(true);
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {saved && <StatusMessage tone="success">Your profile is saved.</StatusMessage>}
      <TextField label="Name" autoComplete="name" maxLength={120} {...field('name')} />
      <TextField
        label="Phone (optional)"
        type="tel"
        hint="For example +91-98765-43210."
        autoComplete="tel"
        maxLength={40}
        {...field('phone')}
      />
      <Button type="submit" size="small" className="justify-self-start" inactive={submitting}>
        {submitting ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
