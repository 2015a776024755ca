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

/** What a role may do, in words, from the table that the server itself asks. */
export const describeRole = (role: MerchantRole): { area: string; access: string }[] =>
  areas.map(([area, name]) => {
    const permissions: readonly string[] = rolePermissions[role];
    const access = permissions.includes(`${area}.write`)
      ? 'See and change'
      : permissions.includes(`${area}.read`)
        ? 'See'
        : 'No access';
    return { area: name, access };
  });

export const roleSummaries: Record<MerchantRole, string> = {
  owner: 'Everything, including the plan',
  manager: 'Everything except changing the plan',
  orders: 'Works on orders',
  finance: 'Wallet, invoices and tax data; no products',
  catalogue: 'Products, prices and downloads',
  developer: 'Marketplace connections',
  readOnly: 'Sees everything, changes nothing',
};
