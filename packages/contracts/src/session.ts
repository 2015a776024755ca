import { z } from 'zod';
import { loginUser } from './login.ts';
import { planKeys } from './plan.ts';
import { merchantPermissions, merchantRoles, staffPermissions } from './permission.ts';

export const planStatuses = ['active', 'read_only', 'paused', 'cancelled'] as const;

/** How long the session lasts unless it is extended; not a time, because the browser's clock may be wrong. */
const expiresInMs = z.int().min(0);

export const sessionMerchant = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(merchantRoles),
  plan: z.object({
    key: z.enum(planKeys),
    name: z.string(),
    status: z.enum(planStatuses),
    /** Set on a trial only. */
    trialEndsAt: z.iso.datetime().nullable(),
    periodEnd: z.iso.datetime(),
    /** Of the trial or of the period, by the server's clock. */
    daysLeft: z.int().min(0),
    requestedKey: z.enum(planKeys).nullable(),
  }),
});

/** One that the person works for. */
export const sessionBusiness = z.object({ id: z.uuid(), name: z.string() });
export const businessChoice = z.object({ merchantId: z.uuid() });

/** Who is logged in to the seller application, and what they may do there. The server checks every call anew. */
export const sellerSession = z.object({
  user: loginUser,
  twoFactor: z.boolean(),
  /** The business they are in; null for our own people, who work at the desk. */
  merchant: sessionMerchant.nullable(),
  /** Every business they can be in. */
  businesses: z.array(sessionBusiness),
  /** Names of those that are suspended; told to who is in none. */
  suspended: z.array(z.string()),
  permissions: z.array(z.enum([...merchantPermissions, ...staffPermissions])),
  expiresInMs,
});

export const sessionExtension = z.object({ expiresInMs });

/** A token for the storefront, which is another origin. */
export const handOverToken = z.object({ token: z.string() });

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

export type PlanStatus = (typeof planStatuses)[number];
export type SessionMerchant = z.infer<typeof sessionMerchant>;
export type SessionBusiness = z.infer<typeof sessionBusiness>;
export type SellerSession = z.infer<typeof sellerSession>;
export type SessionExtension = z.infer<typeof sessionExtension>;
export type OpenSession = z.infer<typeof openSession>;
