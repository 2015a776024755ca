import type { LoginUser } from '@postprocure/contracts/accounts/login';
import {
  planBoundPermissions,
  rolePermissions,
  staffRolePermissions,
  type MerchantRole,
  type Permission,
} from '@postprocure/contracts/permission';
import type { PlanStatus, SessionMerchant } from '@postprocure/contracts/accounts/session';
import { AppError } from '@postprocure/contracts/app-error';

/** Who sent a request, according to their session and the current state of the database. */
export interface Caller {
  userId: string;
  sessionId: string;
  user: LoginUser;
  merchant: SessionMerchant | null;
  permissions: ReadonlySet<Permission>;
  expiresInMs: number;
  twoFactor: boolean;
  needsAccessReview: boolean;
}

/** The caller of an endpoint below /api/seller. Tenant isolation: every query must filter by `merchantId`. */
export interface MerchantCaller {
  userId: string;
  merchantId: string;
  role: MerchantRole;
  permissions: ReadonlySet<Permission>;
  sessionId: string;
}

/** The caller of an endpoint below /api/desk. */
export interface StaffCaller {
  userId: string;
  role: 'support' | 'admin';
  permissions: ReadonlySet<Permission>;
  sessionId: string;
}

export const isStaff = (role: LoginUser['role']): role is StaffCaller['role'] =>
  role === 'support' || role === 'admin';

export function listPermissions(
  role: LoginUser['role'],
  merchant: SessionMerchant | null,
): ReadonlySet<Permission> {
  if (isStaff(role)) return new Set(staffRolePermissions[role]);
  if (!merchant) return new Set();
  const granted = rolePermissions[merchant.role];
  return new Set(
    merchant.plan.status === 'active' ? granted : granted.filter((one) => !planBoundPermissions.has(one)),
  );
}

/** Throws FORBIDDEN with a message that says whether the role or the plan is the reason, and what to do. */
export function requirePermission(
  { permissions, merchant, user }: Pick<Caller, 'permissions' | 'merchant' | 'user'>,
  permission: Permission,
): void {
  if (permissions.has(permission)) return;
  const granted: readonly Permission[] = merchant ? rolePermissions[merchant.role] : [];
  if (!merchant || !granted.includes(permission)) {
    const helper = isStaff(user.role) ? 'an administrator' : 'the owner of the account';
    throw new AppError('FORBIDDEN', `Your role doesn't allow this. Ask ${helper}.`);
  }
  const reason = planReasons[merchant.plan.status];
  throw new AppError(
    'FORBIDDEN',
    permissions.has('plan.write')
      ? `${reason} Choose a plan to continue.`
      : `${reason} Ask the owner of the account to choose a plan.`,
  );
}

const planReasons: Record<PlanStatus, string> = {
  active: "Your plan doesn't include this.",
  read_only: 'Your trial has ended. Everything you have set up is still here.',
  paused: 'Your plan is paused.',
  cancelled: 'Your plan has ended.',
};
