import { Card } from '@postprocure/ui/card';
import { api } from '../api.ts';
import { ReasonForm } from './reason-form.tsx';

interface MerchantStatusCardProps {
  id: string;
  status: 'active' | 'suspended';
  onChange: (outcome?: string) => void;
}

export function MerchantStatusCard({ id, status, onChange }: MerchantStatusCardProps) {
  const isActive = status === 'active';
  const verb = isActive ? 'Suspend' : 'Reactivate';
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">{verb} account</h2>
      <ReasonForm
        label="Reason"
        hint="We email it to the owner and save it in the audit log."
        actions={[
          {
            label: verb,
            tone: 'outline',
            done: isActive ? 'The account has been suspended.' : 'The account has been reactivated.',
            send: (reason) =>
              api('POST /api/desk/merchants/:id/status', {
                params: { id },
                body: { status: isActive ? 'suspended' : 'active', reason },
              }),
          },
        ]}
        onChange={onChange}
      />
    </Card>
  );
}
