import { useState } from 'react';
import { merchantRoleNames, merchantRoles, type MerchantRole } from '@postprocure/contracts/permission';
import type { TeamMember } from '@postprocure/contracts/team';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { SelectAct } from '@postprocure/ui/select-act';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { formatDay } from '../format-moment.ts';
import { teamApi } from '../seller-api.ts';

interface MemberListProps {
  members: readonly TeamMember[];
  canChange: boolean;
  /** Only owners make, change or remove owners. */
  isOwner: boolean;
  onChange: () => void;
}

export function MemberList({ members, canChange, isOwner, onChange }: MemberListProps) {
  const { act, acting, failure } = useAct(onChange);
  const [leaving, setLeaving] = useState<string>();
  // The button that was left for the question gets the focus back.
  const [kept, setKept] = useState<string>();
  const keep = (userId: string) => {
    setLeaving(undefined);
    setKept(userId);
  };
  const owners = members.filter(({ role }) => role === 'owner').length;
  return (
    <>
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <ul className="divide-y divide-line">
        {members.map((member) => {
          const { userId, name, email, role, since, twoFactor, isYou } = member;
          const isLastOwner = role === 'owner' && owners === 1;
          const canTouch = canChange && !isLastOwner && (isOwner || role !== 'owner');
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
                <p className="text-sm text-ink-soft">Since {formatDay(since)}</p>
              </div>
              {canTouch ? (
                <div className="flex flex-wrap items-center gap-3 sm:flex-nowrap">
                  <SelectAct
                    label={`Role of ${name}`}
                    value={role}
                    action="Change the role"
                    inactive={acting}
                    className="border-line-strong bg-white px-3 text-sm"
                    onAct={(chosen) => void act(() => teamApi.changeRole(userId, chosen as MerchantRole))}
                  >
                    {merchantRoles
                      .filter((one) => isOwner || one !== 'owner')
                      .map((one) => (
                        <option key={one} value={one}>
                          {merchantRoleNames[one]}
                        </option>
                      ))}
                  </SelectAct>
                  {leaving === userId ? (
                    <>
                      <Button
                        tone="danger"
                        size="small"
                        className="min-h-11"
                        inactive={acting}
                        onClick={() => void act(() => teamApi.remove(userId))}
                      >
                        Yes, remove {isYou ? 'me' : <span className="sr-only">{name}</span>}
                      </Button>
                      <Button
                        tone="outline"
                        size="small"
                        className="min-h-11"
                        autoFocus
                        onClick={() => keep(userId)}
                      >
                        Keep
                      </Button>
                    </>
                  ) : (
                    <Button
                      tone="outline"
                      size="small"
                      className="min-h-11"
                      autoFocus={kept === userId}
                      aria-label={`Remove ${name}`}
                      onClick={() => setLeaving(userId)}
                    >
                      Remove
                    </Button>
                  )}
                </div>
              ) : (
                <p className="text-sm">
                  {merchantRoleNames[role]}
                  {isLastOwner && (
                    <span className="block text-ink-soft">The only owner cannot be removed</span>
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
