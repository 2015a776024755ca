import type { BalanceRefund } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { RefundParts } from './refund-parts.tsx';
import { refundStateNames, refundStateTones } from './refund-words.ts';

export const RefundHistory = ({ refunds }: { refunds: readonly BalanceRefund[] }) => (
  <ul aria-label="Refunds" className="divide-y divide-line">
    {refunds.map((refund) => (
      <li key={refund.id} className="grid gap-3 py-5 first:pt-0 last:pb-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 className="text-base">{refund.reference}</h3>
          <Badge tone={refundStateTones[refund.state]}>{refundStateNames[refund.state]}</Badge>
          <p className="ml-auto font-semibold tabular-nums">{formatRupees(refund.amount)}</p>
        </div>
        <p className="text-xs text-ink-soft">
          Requested {formatDateTime(refund.requestedAt)}
          {refund.finishedAt !== null && ` · Finished ${formatDateTime(refund.finishedAt)}`}
        </p>
        {refund.state === 'rejected' && refund.note !== null && <p className="text-sm">{refund.note}</p>}
        <div className="rounded-md bg-paper-deep px-4 py-3">
          <RefundParts parts={refund.parts} />
        </div>
      </li>
    ))}
  </ul>
);
