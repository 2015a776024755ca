/** The name of the meta element in which the server passes the URL of the storefront. */
export const storefrontUrlMeta = 'storefront-url';

export const readStorefrontUrl = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${storefrontUrlMeta}"]`)?.content ?? '');
