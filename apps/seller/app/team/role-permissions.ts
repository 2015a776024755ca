import { rolePermissions, type MerchantRole } from '@postprocure/contracts/permission';

const areas = [
  ['products', 'Products and prices'],
  ['orders', 'Orders'],
  ['connections', 'Marketplace connections'],
  ['wallet', 'Wallet'],
  ['settings', 'Business, tax and brand'],
  ['team', 'Team'],
  ['plan', 'Plan'],
] as const;

/** Describes what a role can do, based on the same permission table that the server uses. */
export const describeRole = (role: MerchantRole): { area: string; access: string }[] =>
  areas.map(([area, name]) => {
    const permissions: readonly string[] = rolePermissions[role];
    const access = permissions.includes(`${area}.write`)
      ? 'View and edit'
      : permissions.includes(`${area}.read`)
        ? 'View'
        : 'No access';
    return { area: name, access };
  });

export const roleSummaries: Record<MerchantRole, string> = {
  owner: 'Everything, including the plan',
  manager: 'Everything except changing the plan',
  orders: 'Creates, pays and cancels orders',
  finance: 'Wallet, payments, invoices and tax details, but no products',
  catalogue: 'Products, prices and exports',
  developer: 'Marketplace connections',
  readOnly: "Can view everything, but can't change or export anything",
};
