import type { MerchantRole } from '@postprocure/contracts/permission';
import type { NewInvitation, Team } from '@postprocure/contracts/team';
import type { SellerCall } from './seller-call.ts';

/** Each change answers with the team as it is afterwards. */
export interface TeamApi {
  read(): Promise<Team>;
  invite(invitation: NewInvitation): Promise<Team>;
  resend(id: string): Promise<Team>;
  revoke(id: string): Promise<Team>;
  changeRole(userId: string, role: MerchantRole): Promise<Team>;
  remove(userId: string): Promise<Team>;
}

export const createTeamApi = (call: SellerCall): TeamApi => ({
  read: () => call('/api/seller/team'),
  invite: (invitation) => call('/api/seller/team/invitations', { payload: invitation }),
  resend: (id) => call(`/api/seller/team/invitations/${id}/resend`, { method: 'POST' }),
  revoke: (id) => call(`/api/seller/team/invitations/${id}`, { method: 'DELETE' }),
  changeRole: (userId, role) =>
    call(`/api/seller/team/members/${userId}`, { method: 'PATCH', payload: { role } }),
  remove: (userId) => call(`/api/seller/team/members/${userId}`, { method: 'DELETE' }),
});
