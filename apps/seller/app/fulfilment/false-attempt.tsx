import { useState, type SyntheticEvent } from 'react';
import type { NdrReport, OrderDelivery } from '@postprocure/contracts/fulfilment/delivery';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { EvidenceField, type Evidence } from './evidence-field.tsx';

interface FalseAttemptProps {
  order: OrderDelivery['order'];
  report: NdrReport;
  canAct: boolean;
  onChange: () => void;
}

/** For attempts that the courier only claims to have made. */
export function FalseAttempt({ order, report, canAct, onChange }: FalseAttemptProps) {
  const [isOpen, setOpen] = useState(false);
  const { dispute } = report;
  if (dispute) {
    const tone = dispute.decision === 'upheld' ? 'success' : 'info';
    return <StatusMessage tone={tone}>{describeDispute(report.attempt, dispute)}</StatusMessage>;
  }
  if (!canAct) return null;
  return isOpen ? (
    <DisputeForm {...{ order, report, onChange }} onCancel={() => setOpen(false)} />
  ) : (
    <div>
      <Button tone="outline" size="small" className="min-h-11" onClick={() => setOpen(true)}>
        Report a false attempt
      </Button>
    </div>
  );
}

export function describeDispute(
  attempt: number,
  { decision, decisionNote }: NonNullable<NdrReport['dispute']>,
  reporter = 'You',
): string {
  const reported = `${reporter} reported attempt ${attempt} as false.`;
  if (decision === null) return `${reported} We are asking the courier.`;
  const found =
    decision === 'upheld' ? 'The courier did not try to deliver.' : 'The courier did try to deliver.';
  return `${reported} ${found} ${decisionNote ?? ''}`;
}

function DisputeForm({
  order,
  report,
  onChange,
  onCancel,
}: Omit<FalseAttemptProps, 'canAct'> & { onCancel: () => void }) {
  const [note, setNote] = useState('');
  const [files, setFiles] = useState<Evidence[]>([]);
  const { mutate, isPending, error } = useMutation(onChange);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void mutate(() =>
      api('POST /api/seller/orders/:id/ndr-disputes', {
        params: { id: order.id },
        body: { reportId: report.id, note, fileIds: files.map(({ id }) => id) },
      }),
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-4" aria-label="False attempt">
      <TextAreaField
        label="Why do you think the attempt was false?"
        rows={3}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <EvidenceField orderId={order.id} isRequired={false} files={files} onChange={setFiles} />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="secondary" inactive={isPending}>
          Report to Post Procure
        </Button>
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
