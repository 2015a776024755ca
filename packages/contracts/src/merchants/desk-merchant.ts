import { z } from 'zod';
import { cursorText, reason, searchText, written } from '../inbox/inbox.ts';
import { reasonMaxLength } from '../inbox/ticket-status.ts';
import { merchantPlan } from '../plans/merchant-plan.ts';
import { merchantRoles } from '../permission.ts';
import { planKeys } from '../plans/plan.ts';
import { planStatuses } from '../accounts/session.ts';
import { text } from '../text.ts';

export const merchantStatuses = ['active', 'suspended', 'closed'] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];

export const merchantParams = z.object({ id: z.uuid() });

export const merchantQuery = z.object({
  search: searchText
    .optional()
    .describe("Searches the merchant's name, and the names and email addresses of its users"),
  status: z.enum(merchantStatuses).optional(),
  plan: z.enum(planKeys).optional(),
  requested: z.literal('yes').optional().describe('Only merchants with an open plan request'),
  cursor: cursorText.optional(),
});

export const deskMerchantRow = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(merchantStatuses),
  owner: z.object({ name: z.string(), email: z.string() }).nullable(),
  plan: z.object({ name: z.string(), status: z.enum(planStatuses), isTrial: z.boolean() }).nullable(),
  requestedPlan: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const merchantPage = z.object({ merchants: z.array(deskMerchantRow), next: z.string().nullable() });

export const deskMerchant = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(merchantStatuses),
  createdAt: z.iso.datetime(),
  gstin: z.string().nullable(),
  isGstDeclared: z.boolean().describe('False until the merchant enters a GSTIN or declares that it has none'),
  wallet: z
    .object({ available: z.number(), held: z.number() })
    .nullable()
    .describe('In rupees; null if the role cannot see money'),
  team: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      role: z.enum(merchantRoles),
      emailVerified: z.boolean(),
      twoFactor: z.boolean(),
    }),
  ),
  plan: merchantPlan,
});

/**
 * The requested plan that the staff member saw. If the merchant has changed the request since, the response is a
 * conflict.
 */
const requestedPlan = z.enum(planKeys).exclude(['starter']);

export const planActivation = z.object({ planKey: requestedPlan, reason });
export const planDecline = z.object({
  planKey: requestedPlan,
  note: written(reasonMaxLength).describe('Shown to the owner'),
});
export const merchantStatusChange = z.object({
  status: z.enum(['active', 'suspended']),
  reason: reason.describe('Shown to the owner'),
});

export const auditQuery = z.object({
  merchantId: z.uuid().optional(),
  act: text(80).optional().describe('The action, or its first characters'),
  actor: searchText.optional().describe('Name or email address of the person who did it'),
  from: z.iso.date().optional().describe('First day, in Indian time'),
  to: z.iso.date().optional().describe('Last day, in Indian time'),
  cursor: cursorText.optional(),
});

export const auditPage = z.object({
  events: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      act: z.string(),
      actor: z.string().nullable(),
      merchant: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
      target: z.string().nullable(),
      network: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  next: z.string().nullable(),
});

export type MerchantQuery = z.infer<typeof merchantQuery>;
export type DeskMerchantRow = z.infer<typeof deskMerchantRow>;
export type MerchantPage = z.infer<typeof merchantPage>;
export type DeskMerchant = z.infer<typeof deskMerchant>;
export type PlanActivation = z.infer<typeof planActivation>;
export type PlanDecline = z.infer<typeof planDecline>;
export type MerchantStatusChange = z.infer<typeof merchantStatusChange>;
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditPage = z.infer<typeof auditPage>;
