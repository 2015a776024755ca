import { z } from 'zod';
import { loginUser } from './login.ts';
import { planKeys } from '../plans/plan.ts';
import { merchantPermissions, merchantRoles, staffPermissions } from '../permission.ts';

export const planStatuses = ['active', 'read_only', 'paused', 'cancelled'] as const;

/** In the demo, two-factor login is optional for staff, because its passwords are public anyway. */
export const staffTwoFactorPolicies = ['required', 'optional'] as const;

/** A duration, not a point in time, because the browser's clock may be wrong. */
const expiresInMs = z.int().min(0);

export const sessionMerchant = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(merchantRoles),
  plan: z.object({
    key: z.enum(planKeys),
    name: z.string(),
    status: z.enum(planStatuses),
    /** null unless the plan is a trial. */
    trialEndsAt: z.iso.datetime().nullable(),
    periodEnd: z.iso.datetime(),
    /** The days until the trial or the period ends, by the server's clock. */
    daysLeft: z.int().min(0),
    requestedKey: z.enum(planKeys).nullable(),
  }),
});

export const merchantName = z.object({ id: z.uuid(), name: z.string() });
export const merchantChoice = z.object({ merchantId: z.uuid() });

/**
 * Who is logged in to the seller application, and with which permissions. The API checks the permissions on every
 * call.
 */
export const sellerSession = z.object({
  user: loginUser,
  twoFactor: z.boolean(),
  /** Whether staff must use two-factor login; null for everyone else. */
  staffTwoFactor: z.enum(staffTwoFactorPolicies).nullable(),
  /** True if the password was reset and the user has not yet reviewed who else has access. */
  needsAccessReview: z.boolean(),
  /** The current merchant of the session; null for staff, and for users without an active merchant. */
  merchant: sessionMerchant.nullable(),
  /** All active merchants to which the user belongs. */
  merchants: z.array(merchantName),
  /** Names of the user's suspended merchants; empty while `merchant` is set. */
  suspended: z.array(z.string()),
  permissions: z.array(z.enum([...merchantPermissions, ...staffPermissions])),
  expiresInMs,
});

export const sessionExtension = z.object({ expiresInMs });

/** Logs the user in to the storefront, which runs on another origin. */
export const storefrontToken = z.object({ token: z.string() });
export const handoverRequest = z.object({ token: z.string().min(1).max(4000) });

export const openSession = z.object({
  id: z.uuid(),
  device: z.string(),
  network: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});

export const openSessions = z.object({ sessions: z.array(openSession) });
export const sessionParams = z.object({ id: z.uuid() });

export type StaffTwoFactor = (typeof staffTwoFactorPolicies)[number];
export type PlanStatus = (typeof planStatuses)[number];
export type SessionMerchant = z.infer<typeof sessionMerchant>;
export type MerchantName = z.infer<typeof merchantName>;
export type SellerSession = z.infer<typeof sellerSession>;
export type SessionExtension = z.infer<typeof sessionExtension>;
export type OpenSession = z.infer<typeof openSession>;
