import { useState } from 'react';
import { merchantRoleNames, merchantRoles, type MerchantRole } from '@postprocure/contracts/permission';
import type { TeamMember } from '@postprocure/contracts/team/team';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { SelectWithButton } from '@postprocure/ui/select-with-button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDate } from '@postprocure/contracts/indian-date';

interface MemberListProps {
  members: readonly TeamMember[];
  canChange: boolean;
  /** Whether the user is an owner. Only owners can add, change or remove owners. */
  isOwner: boolean;
  onChange: () => void;
}

const changeRole = (userId: string, role: MerchantRole) =>
  api('PATCH /api/seller/team/members/:userId', { params: { userId }, body: { role } });

export function MemberList({ members, canChange, isOwner, onChange }: MemberListProps) {
  const { mutate, isPending, error } = useMutation(onChange);
  const [confirming, setConfirming] = useState<string>();
  // When the confirmation closes, the focus returns to the button that opened it.
  const [cancelled, setCancelled] = useState<string>();
  const cancelRemoval = (userId: string) => {
    setConfirming(undefined);
    setCancelled(userId);
  };
  const owners = members.filter(({ role }) => role === 'owner').length;
  return (
    <>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <ul className="divide-y divide-line">
        {members.map((member) => {
          const { userId, name, email, role, since, twoFactor, isYou } = member;
          const isLastOwner = role === 'owner' && owners === 1;
          const canEdit = canChange && !isLastOwner && (isOwner || role !== 'owner');
          return (
            <li
              key={userId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="font-semibold">
                  {name} {isYou && <Badge>You</Badge>} {twoFactor && <Badge tone="success">Two-factor</Badge>}
                </p>
                <p className="text-sm break-all text-ink-soft">{email}</p>
                <p className="text-sm text-ink-soft">Since {formatDate(since)}</p>
              </div>
              {canEdit ? (
                <div className="flex flex-wrap items-center gap-3 sm:flex-nowrap">
                  <SelectWithButton
                    label={`Role of ${name}`}
                    value={role}
                    action="Change role"
                    inactive={isPending}
                    className="border-line-strong bg-white px-3 text-sm"
                    onSubmit={(chosen) => void mutate(() => changeRole(userId, chosen as MerchantRole))}
                  >
                    {merchantRoles
                      .filter((one) => isOwner || one !== 'owner')
                      .map((one) => (
                        <option key={one} value={one}>
                          {merchantRoleNames[one]}
                        </option>
                      ))}
                  </SelectWithButton>
                  {confirming === userId ? (
                    <>
                      <Button
                        tone="danger"
                        size="small"
                        className="min-h-11"
                        inactive={isPending}
                        onClick={() =>
                          void mutate(() =>
                            api('DELETE /api/seller/team/members/:userId', { params: { userId } }),
                          )
                        }
                      >
                        Yes, remove {isYou ? 'me' : <span className="sr-only">{name}</span>}
                      </Button>
                      <Button
                        tone="outline"
                        size="small"
                        className="min-h-11"
                        autoFocus
                        onClick={() => cancelRemoval(userId)}
                      >
                        No
                      </Button>
                    </>
                  ) : (
                    <Button
                      tone="outline"
                      size="small"
                      className="min-h-11"
                      autoFocus={cancelled === userId}
                      aria-label={`Remove ${name}`}
                      onClick={() => setConfirming(userId)}
                    >
                      Remove
                    </Button>
                  )}
                </div>
              ) : (
                <p className="text-sm">
                  {merchantRoleNames[role]}
                  {isLastOwner && (
                    <span className="block text-ink-soft">The only owner can't be removed</span>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
