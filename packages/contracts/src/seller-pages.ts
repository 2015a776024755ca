import type { MerchantPermission } from './permission.ts';

interface SellerPage {
  label: string;
  path: string;
  permission: MerchantPermission;
}

/** The pages of the seller application, in the order of the user menu and the navigation. */
export const sellerPages = [
  { label: 'MY DASHBOARD', path: 'dashboard', permission: 'dashboard.read' },
  { label: 'MY ORDERS', path: 'seller/orders', permission: 'orders.read' },
  { label: 'MARKETPLACE API', path: 'seller/marketplaceApis', permission: 'connections.read' },
  { label: 'PRODUCT SUBSCRIBE', path: 'seller/productSubscription', permission: 'products.read' },
  { label: 'WALLET', path: 'seller/wallet', permission: 'wallet.read' },
  { label: 'SETTINGS', path: 'seller/settings', permission: 'dashboard.read' },
] as const satisfies readonly SellerPage[];
