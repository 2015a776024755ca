import type { MerchantRole } from '@postprocure/contracts/permission';
import type { NewInvitation, Team } from '@postprocure/contracts/team';
import type { ClientContext } from '../../client-context.ts';
import type { Caller, SellerCaller } from '../../caller.ts';
import {
  changeRole,
  invite,
  readTeam,
  removeMember,
  resendInvitation,
  revokeInvitation,
  type TeamDependencies,
} from './team.service.ts';

/** The people of a merchant. Each change answers with the team as it is afterwards. */
export interface TeamService {
  read(seller: SellerCaller): Promise<Team>;
  invite(
    caller: Caller,
    seller: SellerCaller,
    client: ClientContext,
    invitation: NewInvitation,
  ): Promise<Team>;
  resend(caller: Caller, seller: SellerCaller, client: ClientContext, id: string): Promise<Team>;
  revoke(seller: SellerCaller, client: ClientContext, id: string): Promise<Team>;
  changeRole(seller: SellerCaller, client: ClientContext, userId: string, role: MerchantRole): Promise<Team>;
  remove(seller: SellerCaller, client: ClientContext, userId: string): Promise<Team>;
}

export function createTeam(dependencies: TeamDependencies): TeamService {
  const { database } = dependencies;
  return {
    read: (seller) => readTeam(database, seller),
    invite: (caller, seller, client, invitation) => invite(dependencies, caller, seller, client, invitation),
    resend: (caller, seller, client, id) => resendInvitation(dependencies, caller, seller, client, id),
    revoke: (seller, client, id) => revokeInvitation(database, seller, client, id),
    changeRole: (seller, client, userId, role) => changeRole(database, seller, client, userId, role),
    remove: (seller, client, userId) => removeMember(database, seller, client, userId),
  };
}
