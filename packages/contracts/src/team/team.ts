import { z } from 'zod';
import { isEmail } from '../tickets/email.ts';
import { merchantRoles } from '../permission.ts';
import { text } from '../text.ts';

export const invitedRoles = ['manager', 'orders', 'finance', 'catalogue', 'developer', 'readOnly'] as const;

export const teamMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  role: z.enum(merchantRoles),
  since: z.iso.datetime(),
  twoFactor: z.boolean(),
  isYou: z.boolean(),
});

export const teamInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(invitedRoles),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});

export const team = z.object({ members: z.array(teamMember), invitations: z.array(teamInvitation) });

export const newInvitation = z.object({
  email: text(254)
    .trim()
    .refine((value) => isEmail(value), 'Enter an email address, such as name@example.in.'),
  role: z.enum(invitedRoles),
});

export const roleChange = z.object({ role: z.enum(merchantRoles) });
export const memberParams = z.object({ userId: z.uuid() });
export const invitationParams = z.object({ id: z.uuid() });

export type Team = z.infer<typeof team>;
export type TeamMember = z.infer<typeof teamMember>;
export type TeamInvitation = z.infer<typeof teamInvitation>;
export type InvitedRole = (typeof invitedRoles)[number];
