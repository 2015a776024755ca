import type { SubscriptionSummary } from '@postprocure/contracts/subscriptions/subscription';
import { ProgressBar } from '@postprocure/ui/progress-bar';
import { formatCount } from '@postprocure/money/format-count';

export function UsageMeter({
  planName,
  used,
  limit,
}: Pick<SubscriptionSummary, 'planName' | 'used' | 'limit'>) {
  if (limit === null) {
    return (
      <p className="text-sm text-ink-soft">
        {formatCount(used)} products, unlimited on {planName}
      </p>
    );
  }
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <div className="w-full max-w-xs">
      <p id="plan-usage" className="mb-1 text-sm text-ink-soft">
        {formatCount(used)} of {formatCount(limit)} products on {planName}
      </p>
      <ProgressBar
        aria-labelledby="plan-usage"
        max={1}
        value={share}
        tone={share >= 1 ? 'full' : share >= 0.8 ? 'warning' : 'normal'}
        className="w-full"
      />
    </div>
  );
}
