import { useState } from 'react';
import { brandUpdate, type BrandProfile } from '@postprocure/contracts/merchants/merchant-profile';
import { formatPhone } from '@postprocure/contracts/tickets/phone';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';
import { api } from '../api.ts';

export function BrandForm({ brand, canChange }: { brand: BrandProfile; canChange: boolean }) {
  const [saved, setSaved] = useState(false);
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: brandUpdate,
    warnsOnLeave: true,
    defaultValues: {
      name: brand.name,
      supportEmail: brand.supportEmail,
      supportPhone: formatPhone(brand.supportPhone),
    },
    send: async (update) => {
      setSaved(false);
      await api('PUT /api/seller/brand', { body: update });
      setSaved(true);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {saved && <StatusMessage tone="success">Your brand has been saved.</StatusMessage>}
      <TextField label="Brand name" maxLength={120} readOnly={!canChange} {...field('name')} />
      <TextField
        label="Support email (optional)"
        type="email"
        maxLength={254}
        readOnly={!canChange}
        {...field('supportEmail')}
      />
      <TextField
        label="Support phone (optional)"
        type="tel"
        hint="For example, +91-98765-43210."
        maxLength={40}
        readOnly={!canChange}
        {...field('supportPhone')}
      />
      {canChange && (
        <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      )}
    </form>
  );
}
