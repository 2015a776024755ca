import type { DeskMerchant } from '@postprocure/contracts/merchants/desk-merchant';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { formatCount } from '@postprocure/money/format-count';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { api } from '../api.ts';
import { planNames, planStatusNames } from './merchant-words.ts';
import { ReasonForm } from './reason-form.tsx';

interface MerchantPlanCardProps {
  merchant: Pick<DeskMerchant, 'id' | 'plan'>;
  canDecide: boolean;
  onChange: (outcome?: string) => void;
}

export function MerchantPlanCard({ merchant: { id, plan }, canDecide, onChange }: MerchantPlanCardProps) {
  const { requested, usage } = plan;
  const facts: [string, string][] = [
    ['Plan', `${plan.name}, ${formatRupees(plan.price, { decimals: 0 })} per month`],
    [
      'Status',
      plan.trialEndsAt ? `Trial until ${formatDate(plan.trialEndsAt)}` : planStatusNames[plan.status],
    ],
    [
      plan.status === 'active' ? 'Period' : 'Last period',
      `${formatDate(plan.periodStart)} to ${formatDate(plan.periodEnd)}`,
    ],
    ['Products', describeUsage(usage.products)],
    ...plan.pending.map((change): [string, string] => ['Scheduled', describeChange(change)]),
    ...(plan.pausedUntil ? [['Paused until', formatDate(plan.pausedUntil)] as [string, string]] : []),
  ];
  return (
    <Card className="grid gap-5 p-5">
      <h2 className="text-lg">Plan</h2>
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {requested && (
        <StatusMessage>
          Requested {requested.name} on {formatDateTime(requested.at)}.
        </StatusMessage>
      )}
      {requested && requested.key !== 'starter' && canDecide && (
        <ReasonForm
          label="Payment details, or reason for declining"
          hint="Saved in the audit log. If you decline, the owner sees it."
          actions={decisions(id, requested.key)}
          onChange={onChange}
        />
      )}
    </Card>
  );
}

function describeChange(change: DeskMerchant['plan']['pending'][number]): string {
  const at = formatDate(change.at);
  if (change.kind === 'cancel') return `Ends on ${at}`;
  if (change.kind === 'pause') {
    return `Paused from ${at} for ${change.months === 1 ? '1 month' : `${change.months} months`}`;
  }
  const name = planNames.find(([key]) => key === change.planKey)?.[1] ?? change.planKey;
  return `${name} from ${at}`;
}

const describeUsage = ({ used, limit }: { used: number; limit: number | null }): string =>
  `${formatCount(used)}${limit === null ? ', unlimited' : ` of ${formatCount(limit)}`}`;

type PaidPlan = Exclude<DeskMerchant['plan']['key'], 'starter'>;

const decisions = (id: string, planKey: PaidPlan) => [
  {
    label: 'Activate',
    tone: 'primary' as const,
    done: 'The plan has been activated.',
    send: (reason: string) =>
      api('POST /api/desk/merchants/:id/plan-request/activate', {
        params: { id },
        body: { planKey, reason },
      }),
  },
  {
    label: 'Decline',
    tone: 'outline' as const,
    done: 'The plan request has been declined.',
    send: (note: string) =>
      api('POST /api/desk/merchants/:id/plan-request/decline', { params: { id }, body: { planKey, note } }),
  },
];
