import type { AttentionKind } from '@postprocure/contracts/dashboard/dashboard-parts';
import type { Permission } from '@postprocure/contracts/permission';
import type { SessionMerchant } from '@postprocure/contracts/accounts/session';

export interface AttentionFacts {
  plan: Pick<SessionMerchant['plan'], 'status' | 'trialEndsAt' | 'daysLeft'>;
  used: number;
  limit: number | null;
  outOfStock: number;
  discontinued: number;
  frozen: number;
  priceChanges: number;
  failedExports: number;
}

/** How many days before the end of a trial the dashboard starts to warn about it. */
const trialWarningDays = 7;

/** The permission for the page where the user can act on each item. */
const permissionFor: Record<AttentionKind, Permission> = {
  trialOver: 'plan.read',
  planLimitReached: 'plan.read',
  trialEnding: 'plan.read',
  planLimitNear: 'plan.read',
  failedExports: 'products.download',
  outOfStock: 'products.read',
  discontinued: 'products.read',
  frozen: 'products.read',
  priceChanges: 'products.read',
};

/** What needs the merchant's attention, most urgent first. Omits what the user's role cannot act on. */
export function listAttention(
  facts: AttentionFacts,
  permissions: ReadonlySet<Permission>,
): { kind: AttentionKind; count: number }[] {
  const { plan, used, limit } = facts;
  const percent = limit ? Math.floor((used * 100) / limit) : 0;
  const isTrial = plan.trialEndsAt !== null && plan.status === 'active';
  const found: [AttentionKind, boolean, number][] = [
    ['trialOver', plan.status === 'read_only', 1],
    ['planLimitReached', limit !== null && used >= limit, used],
    ['trialEnding', isTrial && plan.daysLeft <= trialWarningDays, plan.daysLeft],
    ['planLimitNear', limit !== null && used < limit && percent >= 80, percent],
    ['failedExports', facts.failedExports > 0, facts.failedExports],
    ['outOfStock', facts.outOfStock > 0, facts.outOfStock],
    ['discontinued', facts.discontinued > 0, facts.discontinued],
    ['frozen', facts.frozen > 0, facts.frozen],
    ['priceChanges', facts.priceChanges > 0, facts.priceChanges],
  ];
  return found.flatMap(([kind, holds, count]) =>
    holds && permissions.has(permissionFor[kind]) ? [{ kind, count }] : [],
  );
}
