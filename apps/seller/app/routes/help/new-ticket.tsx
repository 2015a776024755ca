import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWatch } from 'react-hook-form';
import { createRandomKey } from '@postprocure/api-client/random-key';
import { issueTypes, newMerchantTicket } from '@postprocure/contracts/tickets/merchant-ticket';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { useApiForm } from '../../forms/use-api-form.ts';
import { pageTitle } from '../../page-title.ts';
import { useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'dashboard.read' };

export default function NewTicket() {
  const navigate = useNavigate();
  const { user } = useSession();
  // A retry uses the same key, so that the server creates only one ticket.
  const [key] = useState(createRandomKey);
  const { field, control, onSubmit, isPending, error } = useApiForm({
    schema: newMerchantTicket,
    defaultValues: { orderId: '', subject: '', message: '' },
    send: async (body) => {
      const { reference } = await api('POST /api/seller/tickets', { body, idempotencyKey: key });
      await navigate('/seller/help', { state: { reference } });
    },
  });
  const issueType = useWatch({ control, name: 'issueType' });
  return (
    <>
      <title>{pageTitle('New ticket')}</title>
      <BackLink to="/seller/help">Help</BackLink>
      <PageHeader title="New ticket">We reply by email to {user.email} and on the Help page.</PageHeader>
      <Card className="max-w-2xl p-5 sm:p-6">
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <SelectField label="What is this about?" defaultValue="" {...field('issueType')}>
            <option value="" disabled>
              Choose an issue type
            </option>
            {issueTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {(issueType === 'order' || issueType === 'shipping') && (
            <TextField label="Order number (optional)" maxLength={60} {...field('orderId')} />
          )}
          <TextField label="Subject" maxLength={200} {...field('subject')} />
          <TextAreaField label="Message" rows={6} maxLength={5000} {...field('message')} />
          <Button type="submit" className="justify-self-start" inactive={isPending}>
            {isPending ? 'Sending...' : 'Send'}
          </Button>
        </form>
      </Card>
    </>
  );
}
