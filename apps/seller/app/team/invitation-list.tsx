import { merchantRoleNames } from '@postprocure/contracts/permission';
import type { TeamInvitation } from '@postprocure/contracts/team';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { formatDay } from '../format-moment.ts';
import { teamApi } from '../seller-api.ts';

interface InvitationListProps {
  invitations: readonly TeamInvitation[];
  canChange: boolean;
  onChange: (done: string) => void;
}

export function InvitationList({ invitations, canChange, onChange }: InvitationListProps) {
  const { act, acting, failure } = useAct();
  const run = async (work: () => Promise<unknown>, done: string) => {
    if (await act(work)) onChange(done);
  };
  return (
    <>
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, sentAt, expiresAt, isExpired }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold break-all">
                {email} {isExpired && <Badge tone="saving">Expired</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                {merchantRoleNames[role]}, sent {formatDay(sentAt)}
                {!isExpired && `, valid until ${formatDay(expiresAt)}`}
              </p>
            </div>
            {canChange && (
              <div className="flex flex-wrap gap-3">
                <Button
                  tone="outline"
                  size="small"
                  inactive={acting}
                  aria-label={`Send again: the invitation of ${email}`}
                  onClick={() =>
                    void run(() => teamApi.resend(id), `A new invitation is on its way to ${email}.`)
                  }
                >
                  Send again
                </Button>
                <Button
                  tone="outline"
                  size="small"
                  inactive={acting}
                  aria-label={`Withdraw the invitation of ${email}`}
                  onClick={() =>
                    void run(() => teamApi.revoke(id), `The invitation of ${email} is withdrawn.`)
                  }
                >
                  Withdraw
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
