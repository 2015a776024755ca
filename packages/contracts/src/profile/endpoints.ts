import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { ownImageMaxBytes } from '../limits.ts';
import { emailChangeConfirmation, emailChangeRequest, profileUpdate, userProfile } from './profile.ts';

const maxBodyBytes = 10_000;

/** Every change returns the updated profile. */
export const profileEndpoints = defineEndpoints({
  'GET /api/account/profile': { response: userProfile },
  'PUT /api/account/profile': { body: profileUpdate, response: userProfile, maxBodyBytes },
  'PUT /api/account/profile/photo': {
    body: 'image',
    response: userProfile,
    maxBodyBytes: ownImageMaxBytes,
  },
  'DELETE /api/account/profile/photo': { response: userProfile },
  'POST /api/account/email-change': { body: emailChangeRequest, response: userProfile, maxBodyBytes },
  'DELETE /api/account/email-change': { response: userProfile },
  /** Needs no session, because the token in the link is proof enough. */
  'POST /api/user/email-change/confirm': {
    body: emailChangeConfirmation,
    response: z.null(),
    maxBodyBytes,
  },
});
