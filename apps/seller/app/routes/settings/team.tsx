import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/team';
import { pageTitle } from '../../page-title.ts';
import { teamApi } from '../../seller-api.ts';
import { useCan, useMerchant } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { InvitationList } from '../../team/invitation-list.tsx';
import { InviteForm } from '../../team/invite-form.tsx';
import { MemberList } from '../../team/member-list.tsx';
import { RoleTable } from '../../team/role-table.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'team.read' };

export const clientLoader = async () => ({ team: await teamApi.read() });

export default function TeamSettings({ loaderData: { team } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const canChange = useCan('team.write');
  const isOwner = useMerchant().role === 'owner';
  const onChange = () => void revalidate();
  // Stays when the last invitation is gone.
  const [news, setNews] = useState<string>();
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Team')}</title>
      <SettingsCard title="Your team">
        <MemberList members={team.members} canChange={canChange} isOwner={isOwner} onChange={onChange} />
      </SettingsCard>
      {(news !== undefined || team.invitations.length > 0) && (
        <SettingsCard title="Open invitations">
          <div className="grid gap-5">
            {news !== undefined && <StatusMessage tone="success">{news}</StatusMessage>}
            <InvitationList
              invitations={team.invitations}
              canChange={canChange}
              onChange={(done) => {
                setNews(done);
                onChange();
              }}
            />
          </div>
        </SettingsCard>
      )}
      {canChange && (
        <SettingsCard
          title="Invite somebody"
          hint="They get an e-mail with a link, choose a password of their own and see only what their role includes."
        >
          <InviteForm onInvited={onChange} />
        </SettingsCard>
      )}
      <SettingsCard title="What each role may do">
        <RoleTable />
      </SettingsCard>
    </div>
  );
}
