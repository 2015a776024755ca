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

/** Throws FORBIDDEN with the reason, the role or the plan, and with who can do something about it. */
export function requirePermission(
  { permissions, merchant, user }: Pick<Caller, 'permissions' | 'merchant' | 'user'>,
  permission: Permission,
): void {
  if (permissions.has(permission)) return;
  const ofRole: readonly Permission[] = merchant ? rolePermissions[merchant.role] : [];
  if (!merchant || !ofRole.includes(permission)) {
    const helper = isStaff(user.role) ? 'an administrator' : 'the owner of the account';
    throw new AppError('FORBIDDEN', `Your role does not include this. Ask ${helper}.`);
  }
  const { reason, remedy } = planRefusals[merchant.plan.status];
  throw new AppError(
    'FORBIDDEN',
    permissions.has('plan.write')
      ? `${reason} ${remedy.slice(0, 1).toUpperCase()}${remedy.slice(1)} to go on.`
      : `${reason} Ask the owner of the account to ${remedy}.`,
  );
}

const planRefusals: Record<PlanStatus, { reason: string; remedy: string }> = {
  active: { reason: 'Your plan does not include this.', remedy: 'choose another plan' },
  read_only: { reason: 'Your trial is over; everything you have set up is kept.', remedy: 'choose a plan' },
  paused: { reason: 'Your plan is paused.', remedy: 'choose a plan again' },
  cancelled: { reason: 'Your plan has ended.', remedy: 'choose a plan' },
};
