import type { TeamInvitation } from '@postprocure/contracts/team/team';
import type { InvitationRecord } from './team.repository.ts';

export const describeInvitation = ({
  sentAt,
  expiresAt,
  ...invitation
}: InvitationRecord): TeamInvitation => ({
  ...invitation,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
