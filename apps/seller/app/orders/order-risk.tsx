import type { RtoRisk } from '@postprocure/contracts/orders/order';
import {
  rtoRiskFactors,
  rtoRiskLevels,
  rtoRiskLimits,
  type RtoRiskLevel,
} from '@postprocure/contracts/orders/rto-risk';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';

const tones = { unknown: 'neutral', low: 'success', medium: 'accent', high: 'saving' } as const;

export const RiskBadge = ({ level }: { level: RtoRiskLevel }) => (
  <Badge tone={tones[level]}>RTO risk: {rtoRiskLevels[level].toLowerCase()}</Badge>
);

/**
 * Shows how likely the order is to be returned, with the points for each reason. The reasons are expanded if the risk
 * is medium or high.
 */
export const OrderRisk = ({ risk: { level, score, reasons, loss } }: { risk: RtoRisk }) => (
  <Card role="region" aria-labelledby="rto-risk" className="grid min-w-0 gap-2 p-5 sm:px-6">
    <div className="flex flex-wrap items-center gap-3">
      <h2 id="rto-risk" className="text-lg">
        RTO risk
      </h2>
      <Badge tone={tones[level]}>
        {level === 'unknown'
          ? rtoRiskLevels.unknown
          : `${rtoRiskLevels[level]}: ${score} of ${rtoRiskLimits.max}`}
      </Badge>
    </div>
    <p className="text-sm">
      {level === 'unknown' && 'We have too little history to judge this order. '}
      If it comes back, we keep {formatRupees(loss)} as a restocking and handling fee.
    </p>
    <details open={level === 'medium' || level === 'high'} className="text-sm">
      <summary className="py-2 font-semibold text-peacock">How we assess it</summary>
      <ul className="divide-y divide-line border-y border-line">
        {reasons.map(({ factor, points, text }) => (
          <li
            key={text}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <span className="text-ink-soft max-sm:col-span-2">{rtoRiskFactors[factor]}</span>
            <span className="wrap-anywhere">{text}</span>
            <span className="text-right whitespace-nowrap tabular-nums">{describePoints(points)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">
        The risk is medium from {rtoRiskLimits.medium} points and high from {rtoRiskLimits.high} points.
      </p>
    </details>
  </Card>
);

const describePoints = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)} points`;
