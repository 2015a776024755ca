import { useId } from 'react';
import type { SubscriptionSummary } from '@postprocure/contracts/subscriptions/subscription';
import { ProgressBar } from '@postprocure/ui/progress-bar';
import { formatCount } from '@postprocure/money/format-count';

interface UsageMeterProps extends Pick<SubscriptionSummary, 'planName' | 'used' | 'limit'> {
  unit?: 'products' | 'orders';
}

export function UsageMeter({ planName, used, limit, unit = 'products' }: UsageMeterProps) {
  const id = useId();
  if (limit === null) {
    return (
      <p className="text-sm text-ink-soft">
        {formatCount(used)} {describeUnit(unit)}, unlimited on {planName}
      </p>
    );
  }
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <div className="w-full max-w-xs">
      <p id={id} className="mb-1 text-sm text-ink-soft">
        {formatCount(used)} of {formatCount(limit)} {describeUnit(unit)} on {planName}
      </p>
      <ProgressBar
        aria-labelledby={id}
        max={1}
        value={share}
        tone={share >= 1 ? 'full' : share >= 0.8 ? 'warning' : 'normal'}
        className="w-full"
      />
    </div>
  );
}

const describeUnit = (unit: 'products' | 'orders'): string =>
  unit === 'orders' ? 'orders in this plan period' : 'products';
