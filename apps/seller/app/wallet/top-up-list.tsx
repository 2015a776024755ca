import { Link } from 'react-router';
import type { TopUp } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { canRetry, topUpStateNames, topUpStateTones } from './top-up-words.ts';
import { useCheckout } from './use-checkout.ts';

/** `canPay` is false for roles that can only view top-ups. */
export function TopUpList({ topUps, canPay }: { topUps: readonly TopUp[]; canPay: boolean }) {
  const { start, isPending, error } = useCheckout();
  if (topUps.length === 0) {
    return <p className="text-sm text-ink-soft">You haven't added money yet.</p>;
  }
  return (
    <div className="grid gap-4">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <ul aria-label="Recent top-ups" className="divide-y divide-line">
        {topUps.map((topUp) => (
          <li key={topUp.id} className="flex justify-between gap-4 py-3 text-sm first:pt-0 last:pb-0">
            <div className="min-w-0">
              <Link
                to={`/seller/wallet/top-ups/${topUp.id}`}
                className="font-semibold text-peacock hover:underline"
              >
                {topUp.reference}
              </Link>
              <p className="text-xs text-ink-soft">
                {formatDateTime(topUp.paidAt ?? topUp.createdAt)}
                {topUp.method !== null && ` · ${topUp.method}`}
              </p>
              {canPay && canRetry(topUp) && (
                <Button
                  tone="outline"
                  size="small"
                  className="mt-2"
                  inactive={isPending}
                  aria-label={`Try again: ${topUp.reference}`}
                  onClick={() =>
                    start(() =>
                      api('POST /api/seller/wallet/top-ups/:id/checkout', { params: { id: topUp.id } }),
                    )
                  }
                >
                  Try again
                </Button>
              )}
            </div>
            <div className="grid shrink-0 content-start justify-items-end gap-1">
              <p className="font-semibold tabular-nums">{formatRupees(topUp.amount)}</p>
              <Badge tone={topUpStateTones[topUp.state]}>{topUpStateNames[topUp.state]}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
