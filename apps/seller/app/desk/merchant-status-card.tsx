import { Card } from '@postprocure/ui/card';
import { api } from '../api.ts';
import { ReasonForm } from './reason-form.tsx';

interface MerchantStatusCardProps {
  id: string;
  status: 'active' | 'suspended';
  onChange: (outcome?: string) => void;
}

export function MerchantStatusCard({ id, status, onChange }: MerchantStatusCardProps) {
  const suspends = status === 'active';
  const verb = suspends ? 'Suspend' : 'Reactivate';
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">{verb} the account</h2>
      <ReasonForm
        label="Reason"
        hint="Emailed to the owner and recorded in the audit trail."
        acts={[
          {
            label: verb,
            tone: 'outline',
            done: suspends ? 'The account is suspended.' : 'The account is active again.',
            send: (reason) =>
              api('POST /api/desk/merchants/:id/status', {
                params: { id },
                body: { status: suspends ? 'suspended' : 'active', reason },
              }),
          },
        ]}
        onChange={onChange}
      />
    </Card>
  );
}
