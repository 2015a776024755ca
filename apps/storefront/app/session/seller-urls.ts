import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { sellerPages } from '@postprocure/contracts/seller-pages';
import type { Site } from '../load-context.ts';

export const verifyLoginPath = '/verify-login-merchant';

/** The URL to which the login page sends the token. */
export const returnAddress = ({ storefrontUrl }: Site): string => `${storefrontUrl}${verifyLoginPath}`;

/**
 * The login page returns `state` with the token, which proves that the login was started here. It is null before
 * hydration.
 */
export const loginUrl = (site: Site, state: string | null): string =>
  sellerUrl(site, 'login', { returnTo: returnAddress(site), ...(state === null ? {} : { state }) });

export const logoutUrl = (site: Site): string =>
  sellerUrl(site, 'login', { type: 'logout', returnTo: returnAddress(site) });

/** The sign-up page for a plan. */
export const signupUrl = (site: Site, plan: PlanKey): string => sellerUrl(site, 'signup', { plan });

export const subscriptionUrl = (site: Site, productId: number): string =>
  sellerUrl(site, 'seller/productSubscription', { product: String(productId) });

export const orderUrl = (site: Site, cartId: string): string =>
  sellerUrl(site, 'seller/orders', { cart: cartId });

export type SellerPage = (typeof sellerPages)[number]['path'];

export const sellerPageUrl = ({ sellerAppUrl }: Site, path: SellerPage): string => `${sellerAppUrl}/${path}`;

const sellerUrl = ({ sellerAppUrl }: Site, path: string, query: Record<string, string>): string =>
  `${sellerAppUrl}/${path}?${new URLSearchParams(query).toString()}`;
