/**
 * The permissions of merchants' users. Kept in a file without schemas, so that browsers can use it without loading
 * zod.
 */
export const merchantPermissions = [
  'dashboard.read',
  'products.read',
  'products.write',
  'products.export',
  'products.download',
  'orders.read',
  'orders.write',
  'orders.pay',
  'deliveries.write',
  'connections.read',
  'connections.write',
  'wallet.read',
  'wallet.write',
  'settings.read',
  'settings.write',
  'team.read',
  'team.write',
  'plan.read',
  'plan.write',
] as const;

/** Permissions of staff. */
export const staffPermissions = [
  'desk.read',
  'desk.write',
  'desk.configure',
  'merchants.read',
  'merchants.write',
  'operation.read',
  'operation.write',
  'money.read',
  'money.propose',
  'money.approve',
  'fulfilment.read',
  'fulfilment.write',
  'catalogue.import',
] as const;

export type MerchantPermission = (typeof merchantPermissions)[number];
export type StaffPermission = (typeof staffPermissions)[number];
export type Permission = MerchantPermission | StaffPermission;

export const merchantRoles = [
  'owner',
  'manager',
  'orders',
  'finance',
  'catalogue',
  'developer',
  'readOnly',
] as const;

export type MerchantRole = (typeof merchantRoles)[number];

export const merchantRoleNames: Record<MerchantRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  orders: 'Orders',
  finance: 'Finance',
  catalogue: 'Catalogue',
  developer: 'Developer',
  readOnly: 'Read only',
};

/** A role has only the permissions listed here. */
export const rolePermissions: Record<MerchantRole, readonly MerchantPermission[]> = {
  owner: merchantPermissions,
  manager: merchantPermissions.filter((permission) => permission !== 'plan.write'),
  orders: [
    'dashboard.read',
    'products.read',
    'orders.read',
    'orders.write',
    'orders.pay',
    'deliveries.write',
  ],
  finance: [
    'dashboard.read',
    'orders.read',
    'orders.pay',
    'wallet.read',
    'wallet.write',
    'plan.read',
    'settings.read',
  ],
  catalogue: ['dashboard.read', 'products.read', 'products.write', 'products.export', 'products.download'],
  developer: ['dashboard.read', 'products.read', 'connections.read', 'connections.write'],
  readOnly: merchantPermissions.filter((permission) => permission.endsWith('.read')),
};

export const staffRolePermissions: Record<'support' | 'admin', readonly StaffPermission[]> = {
  support: [
    'desk.read',
    'desk.write',
    'merchants.read',
    'operation.read',
    'money.read',
    'money.propose',
    'fulfilment.read',
    'fulfilment.write',
  ],
  admin: staffPermissions,
};

/**
 * Permissions that require an active plan. After a trial, and while a plan is paused or cancelled, the merchant has
 * read-only access.
 */
export const planBoundPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'products.write',
  'products.export',
  'orders.write',
  'orders.pay',
  'connections.write',
]);
