import { Link } from 'react-router';
import type { AuditPage } from '@postprocure/contracts/merchants/desk-merchant';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { describeAct } from './audit-words.ts';

interface AuditListProps extends Pick<AuditPage, 'events'> {
  /** Set on a merchant's page, where every entry would show the same merchant name. */
  hidesMerchant?: boolean;
}

export const AuditList = ({ events, hidesMerchant = false }: AuditListProps) =>
  events.length === 0 ? (
    <EmptyState icon="shield" announced>
      No entries found.
    </EmptyState>
  ) : (
    <Card>
      <ol aria-label="Audit log" className="divide-y divide-line text-sm">
        {events.map(({ id, at, actor, act, target, network, detail, merchant }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 px-5 py-3.5 md:grid-cols-[11rem_minmax(0,1fr)_14rem]">
            <time dateTime={at} className="text-ink-soft">
              {formatDateTime(at)}
            </time>
            <div className="min-w-0">
              <p className="font-semibold">{describeAct(act)}</p>
              <p className="text-xs wrap-anywhere text-ink-soft">
                {[act, ...describeDetail(target, detail)].join(' · ')}
              </p>
            </div>
            <div className="min-w-0 md:text-right">
              <p className="wrap-anywhere">
                {actor ?? 'System'}
                {network && <span className="text-xs text-ink-soft"> {network}</span>}
              </p>
              {merchant && !hidesMerchant && (
                <Link to={`/desk/merchants/${merchant.id}`} className="text-peacock hover:underline">
                  {merchant.name ?? 'Deleted merchant'}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );

const describeDetail = (target: string | null, detail: Record<string, unknown>): string[] => [
  ...(target === null ? [] : [target]),
  ...Object.entries(detail).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  ),
];
