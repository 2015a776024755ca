/** The server writes the shop's address into the page's head, because only it knows where the shop runs. */
export const storefrontUrlMeta = 'storefront-url';

export const readStorefrontUrl = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${storefrontUrlMeta}"]`)?.content ?? '');
