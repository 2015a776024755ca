import type { PlanKey } from '@postprocure/contracts/plan';
import type { Site } from '../load-context.ts';

export const verifyLoginPath = '/verify-login-merchant';

/** Where the login page hands the token to. */
export const returnAddress = ({ storefrontUrl }: Site): string => `${storefrontUrl}${verifyLoginPath}`;

export const loginUrl = (site: Site): string => sellerUrl(site, 'login', { returnTo: returnAddress(site) });

export const logoutUrl = (site: Site): string =>
  sellerUrl(site, 'login', { type: 'logout', returnTo: returnAddress(site) });

/** Where an account begins, on the plan it is meant for. */
export const signupUrl = (site: Site, plan: PlanKey): string => sellerUrl(site, 'signup', { plan });

export const subscriptionUrl = (site: Site, productId: number): string =>
  sellerUrl(site, 'seller/productSubscription', { product: String(productId) });

export const orderUrl = (site: Site, cartId: string): string =>
  sellerUrl(site, 'seller/orders', { cart: cartId });

/** The user menu, in its order. */
export const sellerPages = [
  { label: 'MY DASHBOARD', path: 'dashboard' },
  { label: 'MY ORDERS', path: 'seller/orders' },
  { label: 'MARKETPLACE API', path: 'seller/marketplaceApis' },
  { label: 'PRODUCT SUBSCRIBE', path: 'seller/productSubscription' },
  { label: 'WALLET', path: 'seller/wallet' },
  { label: 'SETTINGS', path: 'seller/settings' },
] as const;

export type SellerPage = (typeof sellerPages)[number]['path'];

export const sellerPageUrl = ({ sellerAppUrl }: Site, path: SellerPage): string => `${sellerAppUrl}/${path}`;

const sellerUrl = ({ sellerAppUrl }: Site, path: string, query: Record<string, string>): string =>
  `${sellerAppUrl}/${path}?${new URLSearchParams(query).toString()}`;
