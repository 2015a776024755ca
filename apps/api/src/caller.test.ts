import { expect, test } from 'vitest';
import type { MerchantRole, Permission } from '@postprocure/contracts/permission';
import type { PlanStatus } from '@postprocure/contracts/accounts/session';
import { listPermissions, requirePermission, type Caller } from './caller.ts';

function member(role: MerchantRole, status: PlanStatus): Parameters<typeof requirePermission>[0] {
  const user: Caller['user'] = { email: 'asha@shop.test', name: 'Asha', role: 'merchant', photoURL: null };
  const merchant: Caller['merchant'] = {
    id: 'm',
    name: 'Rao Traders',
    role,
    plan: {
      key: 'starter',
      name: 'Starter',
      status,
      trialEndsAt: null,
      periodEnd: '2026-12-01T00:00:00Z',
      daysLeft: 0,
      requestedKey: null,
    },
  };
  return { user, merchant, permissions: listPermissions('merchant', merchant) };
}

function staff(role: 'support' | 'admin'): Parameters<typeof requirePermission>[0] {
  const user: Caller['user'] = { email: 's@ours.test', name: 'Sunil', role, photoURL: null };
  return { user, merchant: null, permissions: listPermissions(role, null) };
}

test.each<[string, Parameters<typeof requirePermission>[0], Permission, string]>([
  [
    'a member without the permission',
    member('orders', 'active'),
    'products.write',
    "Your role doesn't allow this. Ask the owner of the account.",
  ],
  ['support', staff('support'), 'merchants.write', "Your role doesn't allow this. Ask an administrator."],
  [
    'the owner after a trial',
    member('owner', 'read_only'),
    'products.write',
    'Your trial has ended. Everything you have set up is still here. Choose a plan to continue.',
  ],
  [
    'the owner during a pause',
    member('owner', 'paused'),
    'products.export',
    'Your plan is paused. Choose a plan to continue.',
  ],
  [
    'a member who cannot choose a plan',
    member('catalogue', 'paused'),
    'products.export',
    'Your plan is paused. Ask the owner of the account to choose a plan.',
  ],
  [
    'a manager after the end of the plan',
    member('manager', 'cancelled'),
    'orders.write',
    'Your plan has ended. Ask the owner of the account to choose a plan.',
  ],
])('tells %s the reason and what to do', (_who, caller, permission, message) => {
  expect(() => requirePermission(caller, permission)).toThrow(message);
});
