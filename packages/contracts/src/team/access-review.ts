import { z } from 'zod';
import { passkey } from '../accounts/passkey.ts';
import { openSession } from '../accounts/session.ts';
import { teamInvitation, teamMember } from './team.ts';

/** After a password reset: who else can open the user's merchants, and where the user was logged in before. */
export const accessReview = z.object({
  /** When the password was reset. */
  since: z.iso.datetime(),
  /** The sessions that the reset ended. */
  endedSessions: z.array(openSession.omit({ current: true })),
  passkeys: z.array(passkey),
  /** Merchants whose team the user may change, with everyone the user may remove. */
  merchants: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      members: z.array(teamMember.omit({ isYou: true })),
      invitations: z.array(teamInvitation),
    }),
  ),
});

const maxRemovals = 500;

/** Everyone and everything to remove. Empty lists mean that the user recognizes all of it. */
export const accessReviewResult = z.object({
  members: z.array(z.object({ merchantId: z.uuid(), userId: z.uuid() })).max(maxRemovals),
  invitations: z.array(z.object({ merchantId: z.uuid(), id: z.uuid() })).max(maxRemovals),
  passkeys: z.array(z.uuid()).max(maxRemovals),
});

export type AccessReview = z.infer<typeof accessReview>;
export type AccessReviewResult = z.infer<typeof accessReviewResult>;
