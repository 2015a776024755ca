import { Link } from 'react-router';
import type { Dashboard } from '@postprocure/contracts/dashboard/dashboard';
import { formatDate } from '@postprocure/contracts/indian-date';
import { Card } from '@postprocure/ui/card';
import { Icon } from '@postprocure/ui/icon';

type PendingRequest = Dashboard['requests'][number];

/** Requests from the merchant that we have not dealt with yet. */
export function PendingRequests({ requests }: Pick<Dashboard, 'requests'>) {
  if (requests.length === 0) return null;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="mb-2 text-lg">Pending requests</h2>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <li key={`${request.kind} ${request.id ?? ''}`}>
            <Link
              to={addressOf(request)}
              className="flex min-h-11 items-center justify-between gap-3 py-2 text-sm hover:text-peacock"
            >
              <span className="min-w-0 wrap-anywhere">
                {describe(request)}
                <span className="block text-xs text-ink-soft">Since {formatDate(request.at)}</span>
              </span>
              <Icon name="chevronRight" className="size-5 shrink-0 text-peacock" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function addressOf({ kind, id }: PendingRequest): string {
  if (kind === 'plan') return '/seller/settings/plan';
  return kind === 'balanceRefund' ? '/seller/wallet/refund' : `/seller/help/tickets/${id ?? ''}`;
}

function describe({ kind, name }: PendingRequest): string {
  if (kind === 'plan') return `We are activating the ${name} plan.`;
  return kind === 'balanceRefund' ? 'We are refunding your wallet balance.' : `Ticket: ${name}`;
}
