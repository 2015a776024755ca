import { Link } from 'react-router';
import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
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
                {describeDetail(target, detail).join(' · ')}
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

const agreementTitles = new Map<string, string>(
  Object.values(legalDocuments).map(({ key, title }) => [key, title]),
);

const describeDetail = (target: string | null, detail: Record<string, unknown>): string[] => [
  // IDs mean nothing to a reader, unlike order numbers and references.
  ...(target === null || isId(target) ? [] : [agreementTitles.get(target) ?? target]),
  ...Object.entries(detail).flatMap(([name, value]) => {
    const text = describeValue(value);
    return text === '' ? [] : [`${toWords(name)}: ${text}`];
  }),
];

const isId = (text: string): boolean => /^(?:[\da-f]{8}-[\da-f-]{27}|\d+)$/.test(text);

const abbreviations = new Map([
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['upi', 'UPI'],
]);

/** For example `Requested plan` for requestedPlan and `Read only` for read_only. */
const toWords = (code: string): string => {
  const words = code
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isCode = (text: string): boolean =>
  /^[A-Za-z\d]+(?:[_-][A-Za-z\d]+)*$/.test(text) && !/^\d+$/.test(text);

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string')
    return isId(value) ? '' : isCode(value) ? (abbreviations.get(value) ?? toWords(value)) : value;
  if (Array.isArray(value)) return value.map(describeValue).filter(Boolean).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .flatMap(([name, part]) => {
        const text = describeValue(part);
        return text === '' ? [] : [`${toWords(name)} ${text}`];
      })
      .join(', ');
  }
  return JSON.stringify(value);
}
