import type { SignUpIntent } from '@postprocure/contracts/accounts/sign-up-intent';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { sellerPages } from '@postprocure/contracts/seller-pages';
import type { Site } from '../load-context.ts';
import { logInPath } from '../paths.ts';

export const verifyLoginPath = '/verify-login-merchant';

/** The URL to which the login page sends the token. */
export const returnAddress = ({ storefrontUrl }: Site): string => `${storefrontUrl}${verifyLoginPath}`;

/** What the visitor wants to do after logging in. The login and sign-up pages show it, and sign-up also acts on it. */
export type LoginIntent = SignUpIntent;

/** The login page returns `state` with the token, which proves that the login was started here. */
export const loginUrl = (site: Site, state: string, intent: LoginIntent | null): string =>
  sellerUrl(site, 'login', { returnTo: returnAddress(site), state, ...writeIntent(intent) });

/** The URL of a storefront page that starts a login, for links that are followed before hydration. */
export const logInPageUrl = (returnTo: string, intent: LoginIntent | null): string =>
  `${logInPath}?${new URLSearchParams({ to: returnTo, ...writeIntent(intent) }).toString()}`;

const writeIntent = (intent: LoginIntent | null): Record<string, string> => ({
  ...(intent && { intent: intent.kind }),
  ...(intent?.kind === 'subscribe' && { product: String(intent.productId) }),
});

/** Only passes on what `writeIntent` has written. The login page validates it. */
export function readIntent(parameters: URLSearchParams): LoginIntent | null {
  const kind = parameters.get('intent');
  if (kind === 'cart') return { kind };
  const productId = Number(parameters.get('product'));
  return kind === 'subscribe' && productId > 0 ? { kind, productId } : null;
}

export const logoutUrl = (site: Site): string =>
  sellerUrl(site, 'login', { type: 'logout', returnTo: returnAddress(site) });

/** The URL of the sign-up page for a plan. */
export const signupUrl = (site: Site, plan: PlanKey): string => sellerUrl(site, 'signup', { plan });

export const subscriptionUrl = (site: Site, productId: number): string =>
  sellerUrl(site, 'seller/productSubscription', { product: String(productId) });

export const orderUrl = (site: Site, cartId: string): string =>
  sellerUrl(site, 'seller/orders', { cart: cartId });

export type SellerPage = (typeof sellerPages)[number]['path'];

export const sellerPageUrl = ({ sellerAppUrl }: Site, path: SellerPage): string => `${sellerAppUrl}/${path}`;

const sellerUrl = ({ sellerAppUrl }: Site, path: string, query: Record<string, string>): string =>
  `${sellerAppUrl}/${path}?${new URLSearchParams(query).toString()}`;
