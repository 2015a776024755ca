import { createContext, RouterContextProvider } from 'react-router';
import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';

/** Addresses the pages print; public, so they travel to the browser. */
export interface Site {
  storefrontUrl: string;
  sellerAppUrl: string;
}

export interface LoadContextValues {
  catalogue: CatalogueApi;
  site: Site;
  /** Marks the scripts that rendering itself puts into the page; the server turns it into hashes. */
  scriptNonce: string;
}

export const catalogueContext = createContext<CatalogueApi>();
export const siteContext = createContext<Site>();
export const scriptNonceContext = createContext<string>('');

/**
 * Called by the server through the built bundle: context keys are compared by identity, and only this bundle
 * holds the keys that the loaders read.
 */
export function createLoadContext(values: LoadContextValues): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(catalogueContext, values.catalogue);
  context.set(siteContext, values.site);
  context.set(scriptNonceContext, values.scriptNonce);
  return context;
}
