import { merchantRoleNames } from '@postprocure/contracts/permission';
import type { TeamInvitation } from '@postprocure/contracts/team/team';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDate } from '@postprocure/contracts/indian-date';

interface InvitationListProps {
  invitations: readonly TeamInvitation[];
  canChange: boolean;
  onChange: (message: string) => void;
}

export function InvitationList({ invitations, canChange, onChange }: InvitationListProps) {
  const { mutate, isPending, error } = useMutation();
  const run = async (work: () => Promise<unknown>, message: string) => {
    if (await mutate(work)) onChange(message);
  };
  return (
    <>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
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
                {merchantRoleNames[role]}, sent {formatDate(sentAt)}
                {!isExpired && `, valid until ${formatDate(expiresAt)}`}
              </p>
            </div>
            {canChange && (
              <div className="flex flex-wrap gap-3">
                <Button
                  tone="outline"
                  size="small"
                  inactive={isPending}
                  aria-label={`Resend the invitation to ${email}`}
                  onClick={() =>
                    void run(
                      () => api('POST /api/seller/team/invitations/:id/resend', { params: { id } }),
                      `We have sent a new invitation to ${email}.`,
                    )
                  }
                >
                  Resend
                </Button>
                <Button
                  tone="outline"
                  size="small"
                  inactive={isPending}
                  aria-label={`Withdraw the invitation to ${email}`}
                  onClick={() =>
                    void run(
                      () => api('DELETE /api/seller/team/invitations/:id', { params: { id } }),
                      `The invitation to ${email} has been withdrawn.`,
                    )
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
