/** The name of the meta element in which the server passes the URL of the storefront. */
export const storefrontUrlMeta = 'storefront-url';

export const readStorefrontUrl = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${storefrontUrlMeta}"]`)?.content ?? '');

/**
 * Builds a link to a storefront page for logged-in users. The storefront logs them in too: it starts a login, which
 * this application answers at once because they are logged in here.
 */
export const storefrontPageUrl = (path: string): string =>
  `${readStorefrontUrl()}/log-in?${new URLSearchParams({ to: path }).toString()}`;
