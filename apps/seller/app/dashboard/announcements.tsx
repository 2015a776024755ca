import type { Announcement } from '@postprocure/contracts/agreements/agreement';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDate } from '@postprocure/contracts/indian-date';
import { storefrontPageUrl } from '../storefront-url.ts';

interface AnnouncementsProps {
  announcements: readonly Announcement[];
  canAcknowledge: boolean;
  onChange: () => void;
}

/** Changes to legal documents. Material changes are shown until someone acknowledges them. */
export function Announcements({ announcements, canAcknowledge, onChange }: AnnouncementsProps) {
  const { mutate, isPending, error } = useMutation(onChange);
  if (announcements.length === 0) return null;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="mb-4 text-lg">Announcements</h2>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <ul className="divide-y divide-line">
        {announcements.map(({ key, title, path, version, effective, change, mustAcknowledge }) => (
          <li key={key} className="grid justify-items-start gap-2 py-3 text-sm">
            <p className="font-semibold">
              {title} {version}, from {formatDate(effective)}
            </p>
            <p>{change}</p>
            <a
              href={storefrontPageUrl(path)}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-peacock hover:underline"
            >
              Read it<span className="sr-only"> (opens in a new window)</span>
            </a>
            {mustAcknowledge && canAcknowledge && (
              <Button
                size="small"
                inactive={isPending}
                onClick={() =>
                  void mutate(() =>
                    api('POST /api/seller/agreements/acceptances', { body: { key, version } }),
                  )
                }
              >
                I have read it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
