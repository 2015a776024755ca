import { useState } from 'react';
import type { SettlementDay, SettlementDifference } from '@postprocure/contracts/payments/desk-payment';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { TextField } from '@postprocure/ui/field';
import type { Route } from './+types/settlements';
import { api } from '../../../api.ts';
import { useOutcome } from '../../../desk/money/use-outcome.tsx';
import { WhoMay } from '../../../desk/money/who-may.tsx';
import { useMutation } from '../../../forms/use-mutation.ts';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { StatusMessage } from '@postprocure/ui/status-message';
import { pageTitle } from '../../../page-title.ts';
import { can, useSession } from '../../../session/session-context.ts';

const differenceNames: Record<SettlementDifference['kind'], string> = {
  unknown: 'Not in our records',
  amount: 'Different amount',
  missing: 'Missing at the gateway',
  not_credited: 'Not credited',
};

export const clientLoader = async () => ({ days: (await api('GET /api/desk/settlements')).days });

export default function Settlements({ loaderData: { days } }: Route.ComponentProps) {
  const { report, message } = useOutcome();
  const canReconcile = can(useSession(), 'money.propose');
  return (
    <>
      <title>{pageTitle('Settlements')}</title>
      <p className="mb-6 max-w-3xl text-ink-soft">
        The gateway's daily settlements, compared with our ledger every morning.
      </p>
      {message}
      <div className="mb-6">
        {canReconcile ? (
          <ReconcileForm onDone={report} />
        ) : (
          <WhoMay action="reconcile a day" permission="money.propose" />
        )}
      </div>
      {days.length === 0 ? (
        <EmptyState icon="chart">No settlements have been reconciled yet.</EmptyState>
      ) : (
        <ul aria-label="Settlement days" className="grid gap-4">
          {days.map((day) => (
            <li key={day.day}>
              <DayCard day={day} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReconcileForm({ onDone }: { onDone: (text: string) => void }) {
  const [day, setDay] = useState('');
  const { mutate, isPending, error } = useMutation();
  const reconcile = () =>
    mutate(async () => {
      const result = await api('POST /api/desk/settlements', { body: day === '' ? {} : { day } });
      const count = result.differences.length;
      onDone(
        `${formatDate(result.day)} is reconciled: ${count === 0 ? 'no differences' : count === 1 ? '1 difference' : `${count} differences`}.`,
      );
    });
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void reconcile();
      }}
    >
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Day (today if empty)"
          type="date"
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button type="submit" tone="secondary" inactive={isPending}>
          {isPending ? 'Reconciling...' : 'Reconcile'}
        </Button>
      </div>
    </form>
  );
}

const DayCard = ({ day }: { day: SettlementDay }) => (
  <Card className="grid gap-3 p-5 text-sm">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-base">{formatDate(day.day)}</h2>
      {day.differences.length === 0 ? (
        <Badge tone="success">Matches</Badge>
      ) : (
        <Badge tone="saving">
          {day.differences.length === 1 ? '1 difference' : `${day.differences.length} differences`}
        </Badge>
      )}
      <p className="text-xs text-ink-soft sm:ml-auto">Fetched {formatDateTime(day.fetchedAt)}</p>
    </div>
    <dl className="grid grid-cols-3 gap-4">
      <Figure label="Credited" amount={day.credited} />
      <Figure label="Debited" amount={day.debited} />
      <Figure label="Fees" amount={day.fees} />
    </dl>
    {day.differences.length > 0 && (
      <ul className="divide-y divide-line border-t border-line">
        {day.differences.map((difference) => (
          <li key={`${difference.kind}:${difference.entityId}`} className="py-2.5 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone="saving">{differenceNames[difference.kind]}</Badge>
              <code className="text-xs wrap-anywhere">{difference.entityId}</code>
            </p>
            <p className="mt-1">{difference.message}</p>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const Figure = ({ label, amount }: { label: string; amount: number }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-semibold wrap-anywhere tabular-nums">{formatRupees(amount)}</dd>
  </div>
);
