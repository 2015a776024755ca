/** The server writes the URL of the storefront into the head of the page. */
export const storefrontUrlMeta = 'storefront-url';

export const readStorefrontUrl = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${storefrontUrlMeta}"]`)?.content ?? '');
