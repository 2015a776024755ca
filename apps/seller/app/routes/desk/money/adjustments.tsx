import { Link } from 'react-router';
import { adjustmentReasonNames, type Adjustment } from '@postprocure/contracts/ledger/desk-ledger';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/adjustments';
import { api } from '../../../api.ts';
import { ListForm } from '../../../desk/list-form.tsx';
import { AdjustmentForm } from '../../../desk/money/adjustment-form.tsx';
import { DecisionForm } from '../../../desk/money/decision-form.tsx';
import { MerchantLink } from '../../../desk/money/merchant-link.tsx';
import { useOutcome } from '../../../desk/money/use-outcome.tsx';
import { WhoMay } from '../../../desk/money/who-may.tsx';
import { readListQuery } from '../../../desk/list-address.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../../page-title.ts';
import { can, useSession } from '../../../session/session-context.ts';
import { SettingsCard } from '../../../shell/settings-card.tsx';

const stateNames: Record<Adjustment['state'], string> = {
  proposed: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
};
const stateTones = { proposed: 'accent', approved: 'success', rejected: 'saving' } as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, ['state', 'merchantId']);
  const merchantId = query.get('merchantId');
  const [{ adjustments }, merchant] = await Promise.all([
    api('GET /api/desk/adjustments', { query }),
    merchantId === null ? null : api('GET /api/desk/merchants/:id', { params: { id: merchantId } }),
  ]);
  return { adjustments, merchant };
}

export default function Adjustments({ loaderData: { adjustments, merchant } }: Route.ComponentProps) {
  const session = useSession();
  const { report, message } = useOutcome();
  const canPropose = can(session, 'money.propose');
  const canDecide = can(session, 'money.approve');
  return (
    <>
      <title>{pageTitle('Adjustments')}</title>
      {message}
      <div className="mb-8">
        {!canPropose && <WhoMay action="propose adjustments" permission="money.propose" />}
        {canPropose && merchant && (
          <SettingsCard
            title={`Propose an adjustment for ${merchant.name}`}
            hint="It changes the merchant's balance once a second person has approved it."
          >
            <AdjustmentForm
              key={merchant.id}
              merchantId={merchant.id}
              onProposed={() => report(`The adjustment for ${merchant.name} is waiting for approval.`)}
            />
          </SettingsCard>
        )}
        {canPropose && !merchant && (
          <p className="text-ink-soft">
            To propose an adjustment, open the{' '}
            <Link to="/desk/merchants" className="font-semibold text-peacock hover:underline">
              merchant
            </Link>{' '}
            it is for. A second person approves it.
          </p>
        )}
      </div>
      {!canDecide && adjustments.some(({ state }) => state === 'proposed') && (
        <div className="mb-6">
          <WhoMay action="approve adjustments" permission="money.approve" />
        </div>
      )}
      <ListForm
        choices={[{ name: 'state', label: 'State', all: 'All', options: Object.entries(stateNames) }]}
        kept={['merchantId']}
      />
      {adjustments.length === 0 ? (
        <EmptyState icon="wallet" announced>
          There are no adjustments.
        </EmptyState>
      ) : (
        <ul aria-label="Adjustments" className="grid gap-4">
          {adjustments.map((adjustment) => (
            <li key={adjustment.id}>
              <AdjustmentCard adjustment={adjustment} canDecide={canDecide} onDecided={report} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface AdjustmentCardProps {
  adjustment: Adjustment;
  canDecide: boolean;
  onDecided: (text: string) => void;
}

function AdjustmentCard({ adjustment, canDecide, onDecided }: AdjustmentCardProps) {
  const { id, merchant, amount, reason, note, state, isMine } = adjustment;
  const signed = `${amount > 0 ? '+' : ''}${formatRupees(amount)}`;
  return (
    <Card className="grid gap-3 p-5 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base">
          <MerchantLink merchant={merchant} />
        </h2>
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
        <p className="ml-auto text-base font-semibold tabular-nums">{signed}</p>
      </div>
      <p className="wrap-anywhere">
        <strong className="font-semibold">{adjustmentReasonNames[reason]}.</strong> {note}
      </p>
      <p className="text-xs text-ink-soft">
        Proposed by {adjustment.proposedBy}, {formatDateTime(adjustment.proposedAt)}
        {adjustment.decidedAt !== null &&
          ` · ${stateNames[state]} by ${adjustment.decidedBy ?? 'a former staff member'}, ${formatDateTime(adjustment.decidedAt)}`}
      </p>
      {adjustment.decisionNote !== null && (
        <p className="wrap-anywhere">Decision: {adjustment.decisionNote}</p>
      )}
      {state === 'proposed' && isMine && (
        <StatusMessage>You proposed this. Someone else has to approve or reject it.</StatusMessage>
      )}
      {state === 'proposed' && !isMine && canDecide && (
        <DecisionForm
          subject={`the adjustment of ${signed} for ${merchant.name}`}
          hint="Saved in the audit log."
          send={async (body) => {
            await api('POST /api/desk/adjustments/:id/decision', { params: { id }, body });
          }}
          onDecided={(decision) =>
            onDecided(
              decision === 'approve'
                ? `Approved. The balance of ${merchant.name} has changed by ${signed}.`
                : 'Rejected. The balance stays as it was.',
            )
          }
        />
      )}
    </Card>
  );
}
