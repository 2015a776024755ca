import type { PaymentPreview } from '@postprocure/contracts/orders/order';
import { rtoRiskLevels, type RtoRiskLevel } from '@postprocure/contracts/orders/rto-risk';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { countOrders } from './order-words.ts';
import { RiskBadge } from './order-risk.tsx';

interface PaymentQuestionProps {
  preview: PaymentPreview;
  isPending: boolean;
  onPay: () => void;
  onClose: () => void;
}

const levels = ['high', 'medium', 'low', 'unknown'] as const satisfies readonly RtoRiskLevel[];

/** Shown before several orders are paid: what they cost together, and how likely they are to be returned. */
export function PaymentQuestion({ preview, isPending, onPay, onClose }: PaymentQuestionProps) {
  const { payable, total, others, risks, riskiest } = preview;
  const counts = levels.flatMap((level) =>
    risks[level] > 0 ? [`${risks[level]} ${rtoRiskLevels[level].toLowerCase()}`] : [],
  );
  return (
    <div
      role="group"
      aria-label="Before you pay"
      className="grid gap-3 rounded-md border border-line-strong bg-white p-4 text-sm"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div role="status" className="grid gap-1">
        {payable === 0 ? (
          <p>None of these orders can be paid now.</p>
        ) : (
          <p>
            {countOrders(payable)} for <strong>{formatRupees(total)}</strong>
            {others > 0 && `. ${countOrders(others)} cannot be paid now and will be left unchanged.`}
          </p>
        )}
        {counts.length > 0 && <p>RTO risk: {counts.join(', ')}.</p>}
      </div>
      {riskiest.length > 0 && (
        <ul
          aria-label="Orders with the highest risk"
          className="max-h-52 divide-y divide-line overflow-y-auto"
        >
          {riskiest.map(({ id, number, risk }) => (
            <li key={id} className="grid gap-1 py-2">
              <span className="flex flex-wrap items-center gap-2">
                <strong>{number}</strong>
                <RiskBadge level={risk.level} />
                <span className="text-ink-soft">A return costs you {formatRupees(risk.loss)}.</span>
              </span>
              <span>{risk.reasons[0]?.text}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {payable > 0 && (
          <Button size="small" className="min-h-11" autoFocus inactive={isPending} onClick={onPay}>
            {isPending ? 'Paying...' : `Pay ${formatRupees(total)}`}
          </Button>
        )}
        <Button tone="outline" size="small" className="min-h-11" onClick={onClose}>
          {payable > 0 ? 'Not now' : 'Close'}
        </Button>
      </div>
    </div>
  );
}
