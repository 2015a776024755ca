import { createContext, RouterContextProvider } from 'react-router';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { CartApi } from '@postprocure/api-client/cart-api';
import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';
import type { ChatApi } from '@postprocure/api-client/chat-api';
import type { FormDesk } from '@postprocure/api-client/tickets-api';
import type { DeliveryApi } from '@postprocure/api-client/delivery-api';
import type { PlansApi } from '@postprocure/api-client/plans-api';
import type { ShipmentsApi } from '@postprocure/api-client/shipments-api';

/** Addresses the pages print; public, so they travel to the browser. */
export interface Site {
  storefrontUrl: string;
  sellerAppUrl: string;
}

/** What the operator configures. Sent to the browser with every page. */
export interface SiteSettings extends Site {
  /** Whether pages show the entries of content/sample-content.ts. False hides them. */
  showSampleContent: boolean;
  legalDetails: LegalDetails;
}

/** The cart of the device that asks; on pages shown to everybody alike, of no device at all. */
export interface DeviceCart extends CartApi {
  /** To be sent along with the answer, once something was added. */
  readonly setCookie: string | null;
}

/** The conversation of the device that asks; on pages shown to everybody alike, of no device at all. */
export interface DeviceChat extends ChatApi {
  /** To be sent along with the answer, once something was said. */
  readonly setCookie: string | null;
}

export interface LoadContextValues {
  catalogue: CatalogueApi;
  cart: DeviceCart;
  chat: DeviceChat;
  delivery: DeliveryApi;
  plans: PlansApi;
  shipments: ShipmentsApi;
  forms: FormDesk;
  site: SiteSettings;
  /** Marks the scripts that rendering itself puts into the page; the server turns it into hashes. */
  scriptNonce: string;
  /** Where a failure goes that the person sees only as an error page. */
  reportError: (error: unknown) => void;
}

export const catalogueContext = createContext<CatalogueApi>();
export const deliveryContext = createContext<DeliveryApi>();
export const formsContext = createContext<FormDesk>();
export const cartContext = createContext<DeviceCart>();
export const chatContext = createContext<DeviceChat>();
export const plansContext = createContext<PlansApi>();
export const shipmentsContext = createContext<ShipmentsApi>();
export const siteContext = createContext<SiteSettings>();
export const scriptNonceContext = createContext<string>('');
export const reportErrorContext = createContext<(error: unknown) => void>();

/**
 * Called by the server through the built bundle: context keys are compared by identity, and only this bundle
 * holds the keys that the loaders read.
 */
export function createLoadContext(values: LoadContextValues): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(catalogueContext, values.catalogue);
  context.set(deliveryContext, values.delivery);
  context.set(formsContext, values.forms);
  context.set(cartContext, values.cart);
  context.set(chatContext, values.chat);
  context.set(plansContext, values.plans);
  context.set(shipmentsContext, values.shipments);
  context.set(siteContext, values.site);
  context.set(scriptNonceContext, values.scriptNonce);
  context.set(reportErrorContext, values.reportError);
  return context;
}
