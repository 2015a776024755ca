import type { Announcement } from '@postprocure/contracts/agreement';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { formatDay } from '../format-moment.ts';
import { dashboardApi } from '../seller-api.ts';
import { readStorefrontUrl } from '../storefront-url.ts';

interface AnnouncementsProps {
  announcements: readonly Announcement[];
  canAcknowledge: boolean;
  onChange: () => void;
}

/** Legal texts that change; material changes stay until somebody says that they have seen them. */
export function Announcements({ announcements, canAcknowledge, onChange }: AnnouncementsProps) {
  const { act, acting, failure } = useAct(onChange);
  if (announcements.length === 0) return null;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="mb-4 text-lg">Announcements</h2>
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <ul className="divide-y divide-line">
        {announcements.map(({ key, title, path, version, effective, change, mustAcknowledge }) => (
          <li key={key} className="grid justify-items-start gap-2 py-3 text-sm">
            <p className="font-semibold">
              {title} {version}, from {formatDay(effective)}
            </p>
            <p>{change}</p>
            <a
              href={`${readStorefrontUrl()}${path}`}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-peacock hover:underline"
            >
              Read it<span className="sr-only"> (opens in a new window)</span>
            </a>
            {mustAcknowledge && canAcknowledge && (
              <Button
                size="small"
                inactive={acting}
                onClick={() => void act(() => dashboardApi.acceptAgreement({ key, version }))}
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
