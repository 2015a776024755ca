import type { DeskRefund } from '@postprocure/contracts/payments/desk-payment';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/balance-refunds';
import { api } from '../../../api.ts';
import { DecisionForm } from '../../../desk/money/decision-form.tsx';
import { MerchantLink } from '../../../desk/money/merchant-link.tsx';
import { useOutcome } from '../../../desk/money/use-outcome.tsx';
import { WhoMay } from '../../../desk/money/who-may.tsx';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../../page-title.ts';
import { can, useSession } from '../../../session/session-context.ts';
import { RefundParts } from '../../../wallet/refund-parts.tsx';
import { refundStateNames, refundStateTones } from '../../../wallet/refund-words.ts';

export const clientLoader = async () => ({ refunds: (await api('GET /api/desk/balance-refunds')).refunds });

export default function BalanceRefunds({ loaderData: { refunds } }: Route.ComponentProps) {
  const { report, message } = useOutcome();
  const canDecide = can(useSession(), 'money.approve');
  return (
    <>
      <title>{pageTitle('Balance refunds')}</title>
      {message}
      {!canDecide && refunds.some(({ state }) => state === 'requested') && (
        <div className="mb-6">
          <WhoMay action="decide on refunds" permission="money.approve" />
        </div>
      )}
      {refunds.length === 0 ? (
        <EmptyState icon="wallet">No merchant has requested a balance refund.</EmptyState>
      ) : (
        <ul aria-label="Balance refunds" className="grid gap-4">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <RefundCard refund={refund} canDecide={canDecide} onDecided={report} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RefundCardProps {
  refund: DeskRefund;
  canDecide: boolean;
  onDecided: (text: string) => void;
}

const RefundCard = ({ refund, canDecide, onDecided }: RefundCardProps) => (
  <Card className="grid gap-4 p-5">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-base">{refund.reference}</h2>
      <Badge tone={refundStateTones[refund.state]}>{refundStateNames[refund.state]}</Badge>
      <p className="ml-auto font-semibold tabular-nums">{formatRupees(refund.amount)}</p>
    </div>
    <p className="text-sm">
      <MerchantLink merchant={refund.merchant} />{' '}
      <span className="text-ink-soft">requested it {formatDateTime(refund.requestedAt)}</span>
    </p>
    <div className="rounded-md bg-paper-deep px-4 py-3">
      <RefundParts parts={refund.parts} />
    </div>
    {refund.note !== null && <p className="text-sm wrap-anywhere">Decision: {refund.note}</p>}
    {refund.state === 'requested' && canDecide && (
      <DecisionForm
        subject={refund.reference}
        hint="If you reject the refund, the merchant sees this."
        send={async (body) => {
          await api('POST /api/desk/balance-refunds/:id/decision', { params: { id: refund.id }, body });
        }}
        onDecided={(decision) =>
          onDecided(
            decision === 'approve'
              ? `${refund.reference} is approved. The money is being sent.`
              : `${refund.reference} is rejected. The money is back in the wallet.`,
          )
        }
      />
    )}
  </Card>
);
