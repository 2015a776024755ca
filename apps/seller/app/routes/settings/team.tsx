import { useRevalidator } from 'react-router';
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
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Team')}</title>
      <SettingsCard title="Your team">
        <MemberList members={team.members} canChange={canChange} isOwner={isOwner} onChange={onChange} />
      </SettingsCard>
      {team.invitations.length > 0 && (
        <SettingsCard title="Open invitations">
          <InvitationList invitations={team.invitations} canChange={canChange} onChange={onChange} />
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
