import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/team';
import { api } from '../../api.ts';
import { pageTitle } from '../../page-title.ts';
import { useCan, useMerchant } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { InvitationList } from '../../team/invitation-list.tsx';
import { InviteForm } from '../../team/invite-form.tsx';
import { MemberList } from '../../team/member-list.tsx';
import { RoleTable } from '../../team/role-table.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'team.read' };

export const clientLoader = async () => ({ team: await api('GET /api/seller/team') });

export default function TeamSettings({ loaderData: { team } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const canChange = useCan('team.write');
  const isOwner = useMerchant().role === 'owner';
  const onChange = () => void revalidate();
  // The notice is kept here, because the invitation list disappears with its last entry.
  const [notice, setNotice] = useState<string>();
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Team')}</title>
      <SettingsCard title="Your team">
        <MemberList members={team.members} canChange={canChange} isOwner={isOwner} onChange={onChange} />
      </SettingsCard>
      {(notice !== undefined || team.invitations.length > 0) && (
        <SettingsCard title="Open invitations">
          <div className="grid gap-5">
            {notice !== undefined && <StatusMessage tone="success">{notice}</StatusMessage>}
            <InvitationList
              invitations={team.invitations}
              canChange={canChange}
              onChange={(message) => {
                setNotice(message);
                onChange();
              }}
            />
          </div>
        </SettingsCard>
      )}
      {canChange && (
        <SettingsCard
          title="Invite a team member"
          hint="They get an email with a link and choose their own password. They only see what their role allows."
        >
          <InviteForm onInvited={onChange} />
        </SettingsCard>
      )}
      <SettingsCard title="Roles and permissions">
        <RoleTable />
      </SettingsCard>
    </div>
  );
}
