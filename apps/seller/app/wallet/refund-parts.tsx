import type { BalanceRefund } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { refundPartStateNames } from './refund-words.ts';

type Part = BalanceRefund['parts'][number];
type PlannedPart = Pick<Part, 'target' | 'label' | 'amount'>;

/** Lists where the money of a refund goes. Once the refund is requested, each part also has a state. */
export const RefundParts = ({ parts }: { parts: readonly (PlannedPart | Part)[] }) => (
  <ul className="divide-y divide-line text-sm">
    {parts.map((part) => (
      <li
        key={`${part.label}:${part.amount}`}
        className="flex justify-between gap-4 py-2.5 first:pt-0 last:pb-0"
      >
        <div className="min-w-0">
          <p>{part.target === 'payment' ? `To the ${part.label}` : part.label}</p>
          {'state' in part && (
            <p className="text-xs wrap-anywhere text-ink-soft">
              {refundPartStateNames[part.state]}
              {part.utr !== null && ` · UTR ${part.utr}`}
              {part.failure !== null && ` · ${part.failure}`}
            </p>
          )}
        </div>
        <p className="shrink-0 font-semibold tabular-nums">{formatRupees(part.amount)}</p>
      </li>
    ))}
  </ul>
);
