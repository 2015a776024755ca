import type { SubscriptionSummary } from '@postprocure/contracts/subscription';
import { classes } from '@postprocure/ui/classes';
import { formatCount } from '@postprocure/money/format-count';

/** How much of the plan's room is taken. */
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
      <progress
        aria-labelledby="plan-usage"
        max={1}
        value={share}
        className={classes(
          'block h-2 w-full appearance-none overflow-hidden rounded-full bg-line',
          '[&::-webkit-progress-bar]:bg-line [&::-moz-progress-bar]:bg-peacock',
          share >= 1
            ? '[&::-webkit-progress-value]:bg-kumkum'
            : share >= 0.8
              ? '[&::-webkit-progress-value]:bg-marigold-deep'
              : '[&::-webkit-progress-value]:bg-peacock',
        )}
      />
    </div>
  );
}
