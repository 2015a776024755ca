import type { LoginUser } from '@postprocure/contracts/login';
import {
  planBoundPermissions,
  rolePermissions,
  staffRolePermissions,
  type MerchantRole,
  type Permission,
} from '@postprocure/contracts/permission';
import type { PlanStatus, SessionMerchant } from '@postprocure/contracts/session';
import { AppError } from './errors.ts';

/** Who a request comes from, as their session and the database say at this moment. */
export interface Caller {
  userId: string;
  sessionId: string;
  user: LoginUser;
  merchant: SessionMerchant | null;
  permissions: ReadonlySet<Permission>;
  expiresInMs: number;
  twoFactor: boolean;
}

/** What handlers under /api/seller get: scope every query by `merchantId`. */
export interface SellerCaller {
  userId: string;
  merchantId: string;
  role: MerchantRole;
  permissions: ReadonlySet<Permission>;
  sessionId: string;
}

/** What handlers under /api/desk get. */
export interface StaffCaller {
  userId: string;
  role: 'support' | 'admin';
  permissions: ReadonlySet<Permission>;
  sessionId: string;
}

const isStaff = (role: LoginUser['role']): role is StaffCaller['role'] =>
  role === 'support' || role === 'admin';

export function listPermissions(
  role: LoginUser['role'],
  merchant: SessionMerchant | null,
): ReadonlySet<Permission> {
  if (isStaff(role)) return new Set(staffRolePermissions[role]);
  if (!merchant) return new Set();
  const ofRole = rolePermissions[merchant.role];
  return new Set(
    merchant.plan.status === 'active' ? ofRole : ofRole.filter((one) => !planBoundPermissions.has(one)),
  );
}

/** Throws FORBIDDEN with the reason: the role, or the plan. */
export function requirePermission(
  { permissions, merchant, user }: Pick<Caller, 'permissions' | 'merchant' | 'user'>,
  permission: Permission,
): void {
  if (permissions.has(permission)) return;
  const ofRole: readonly Permission[] = merchant ? rolePermissions[merchant.role] : [];
  throw new AppError(
    'FORBIDDEN',
    merchant && ofRole.includes(permission)
      ? planRefusals[merchant.plan.status]
      : `Your role does not include this. Ask ${isStaff(user.role) ? 'an administrator' : 'the owner of the account'}.`,
  );
}

const planRefusals: Record<PlanStatus, string> = {
  active: 'Your plan does not include this.',
  read_only: 'Your trial is over. Choose a plan to go on; everything you have set up is kept.',
  paused: 'Your plan is paused. Resume it to go on.',
  cancelled: 'Your plan has ended. Choose a plan to go on.',
};
