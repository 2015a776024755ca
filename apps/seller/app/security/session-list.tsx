import { useState } from 'react';
import type { OpenSession } from '@postprocure/contracts/accounts/session';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';

export function SessionList({ sessions, onChange }: { sessions: OpenSession[]; onChange: () => void }) {
  const { mutate, isPending, error } = useMutation(onChange);
  const [notice, setNotice] = useState<string>();
  const end = async (work: () => Promise<unknown>, message: string) => {
    setNotice(undefined);
    if (await mutate(work)) setNotice(message);
  };
  return (
    <Card className="p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Where you're logged in</h2>
        {sessions.length > 1 && (
          <Button
            tone="outline"
            size="small"
            inactive={isPending}
            onClick={() =>
              void end(
                () => api('DELETE /api/account/sessions'),
                'You have been logged out of all other sessions.',
              )
            }
          >
            Log out of all other sessions
          </Button>
        )}
      </div>
      <div className="not-empty:mb-4">
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {notice !== undefined && <StatusMessage tone="success">{notice}</StatusMessage>}
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
                Since {formatDateTime(createdAt)}, last active {formatDateTime(lastSeenAt)}
                {network && `, network ${network}`}
              </p>
            </div>
            {!current && (
              <Button
                tone="outline"
                size="small"
                inactive={isPending}
                aria-label={`Log out ${device}, logged in since ${formatDateTime(createdAt)}`}
                onClick={() =>
                  void end(
                    () => api('DELETE /api/account/sessions/:id', { params: { id } }),
                    `${device} has been logged out.`,
                  )
                }
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
