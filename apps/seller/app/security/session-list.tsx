import { useState } from 'react';
import type { OpenSession } from '@postprocure/contracts/session';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { sessionApi } from '../seller-api.ts';
import { formatMoment } from '../format-moment.ts';

/** Where the person is logged in, with a way to end what is not theirs. */
export function SessionList({ sessions, onChange }: { sessions: OpenSession[]; onChange: () => void }) {
  const { act, acting, failure } = useAct(onChange);
  const [news, setNews] = useState<string>();
  const end = async (work: () => Promise<unknown>, done: string) => {
    setNews(undefined);
    if (await act(work)) setNews(done);
  };
  return (
    <Card className="p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Where you are logged in</h2>
        {sessions.length > 1 && (
          <Button
            tone="outline"
            size="small"
            inactive={acting}
            onClick={() => void end(() => sessionApi.revokeOthers(), 'You are logged out everywhere else.')}
          >
            Log out everywhere else
          </Button>
        )}
      </div>
      <div className="not-empty:mb-4">
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        {news !== undefined && <StatusMessage tone="success">{news}</StatusMessage>}
      </div>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, network, createdAt, lastSeenAt, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div>
              <p className="font-semibold">
                {device} {current && <Badge tone="success">This session</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                Since {formatMoment(createdAt)}, last active {formatMoment(lastSeenAt)}
                {network && `, network ${network}`}
              </p>
            </div>
            {!current && (
              <Button
                tone="outline"
                size="small"
                inactive={acting}
                aria-label={`Log out ${device} since ${formatMoment(createdAt)}`}
                onClick={() => void end(() => sessionApi.revoke(id), `${device} is logged out.`)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
