import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { accessReview, accessReviewResult } from './access-review.ts';
import { invitationParams, memberParams, newInvitation, roleChange, team } from './team.ts';

/** Every change returns the updated team. */
export const teamEndpoints = defineEndpoints({
  'GET /api/seller/team': { permission: 'team.read', response: team },
  'POST /api/seller/team/invitations': {
    permission: 'team.write',
    body: newInvitation,
    response: team,
  },
  'POST /api/seller/team/invitations/:id/resend': {
    permission: 'team.write',
    params: invitationParams,
    response: team,
  },
  'DELETE /api/seller/team/invitations/:id': {
    permission: 'team.write',
    params: invitationParams,
    response: team,
  },
  'PATCH /api/seller/team/members/:userId': {
    permission: 'team.write',
    params: memberParams,
    body: roleChange,
    response: team,
  },
  'DELETE /api/seller/team/members/:userId': {
    permission: 'team.write',
    params: memberParams,
    response: team,
  },
  /** null unless the password was reset and the user has not yet reviewed who else has access. */
  'GET /api/account/access-review': { response: accessReview.nullable() },
  'POST /api/account/access-review': { body: accessReviewResult, response: z.null() },
});
