import type { AgreementState } from '@postprocure/contracts/agreements/agreement';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { storefrontPageUrl } from '../storefront-url.ts';

interface AgreementListProps {
  documents: readonly AgreementState[];
  canAccept: boolean;
  onChange: () => void;
}

export function AgreementList({ documents, canAccept, onChange }: AgreementListProps) {
  const { mutate, isPending, error } = useMutation(onChange);
  return (
    <>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <ul className="divide-y divide-line">
        {documents.map((document) => {
          const { key, title, path, version, effective, accepted, earlier, isAgreement, change } = document;
          return (
            <li
              key={key}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              <div className="grid gap-1">
                <p className="font-semibold">
                  <a
                    href={storefrontPageUrl(path)}
                    target="_blank"
                    rel="noreferrer"
                    className="text-peacock hover:underline"
                  >
                    {title}
                    <span className="sr-only"> (opens in a new window)</span>
                  </a>{' '}
                  {accepted ? (
                    <Badge tone="success">Accepted</Badge>
                  ) : (
                    isAgreement && <Badge tone="saving">Not accepted yet</Badge>
                  )}
                </p>
                <p className="text-sm text-ink-soft">
                  Version {version}, effective {formatDate(effective)}
                </p>
                {change && <p className="text-sm">{change}</p>}
                {accepted && (
                  <p className="text-sm text-ink-soft">
                    Accepted by {accepted.by} on {formatDateTime(accepted.at)}
                  </p>
                )}
                {earlier.map(({ version: before, at, by }) => (
                  <p key={before} className="text-sm text-ink-soft">
                    Version {before} accepted by {by} on {formatDateTime(at)}
                  </p>
                ))}
              </div>
              {isAgreement && !accepted && canAccept && (
                <Button
                  size="small"
                  inactive={isPending}
                  onClick={() =>
                    void mutate(() =>
                      api('POST /api/seller/agreements/acceptances', { body: { key, version } }),
                    )
                  }
                >
                  Accept<span className="sr-only"> the {title}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
