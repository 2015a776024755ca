import { createContext, RouterContextProvider } from 'react-router';
import { demoLegalDetails, type LegalDetails } from '@postprocure/contracts/legal-details';
import type { CartApi } from '@postprocure/api-client/cart-api';
import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';
import type { ChatApi } from '@postprocure/api-client/chat-api';
import type { FormDesk } from '@postprocure/api-client/tickets-api';
import type { DeliveryApi } from '@postprocure/api-client/delivery-api';
import type { PlansApi } from '@postprocure/api-client/plans-api';
import type { ShipmentsApi } from '@postprocure/api-client/shipments-api';

/** Public URLs used in pages and sent to the browser. */
export interface Site {
  storefrontUrl: string;
  sellerAppUrl: string;
}

/** Operator settings. Sent to the browser with every page. */
export interface SiteSettings extends Site {
  /** Whether pages show the entries of content/sample-content.ts. */
  showSampleContent: boolean;
  legalDetails: LegalDetails;
}

/** Values of the embedded demo. Production passes its own. */
const demoSettings = { showSampleContent: true, legalDetails: demoLegalDetails };

/** The cart of the requesting device, or of no device on cached pages. */
export interface DeviceCart extends CartApi {
  /** Cookie to set with the response after something was added. */
  readonly setCookie: string | null;
}

/** The conversation of the requesting device, or of no device on cached pages. */
export interface DeviceChat extends ChatApi {
  /** Cookie to set with the response after a message was sent. */
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
  /** Defaults to the values of the demo. */
  site: Site & Partial<SiteSettings>;
  /** Nonce for the scripts that rendering adds to the page. The server replaces it with hashes. */
  scriptNonce: string;
  /** Reports an error that the visitor sees only as an error page. */
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
 * Called by the server through the built bundle. Context keys are compared by identity, and only this bundle has the
 * keys that the loaders use.
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
  context.set(siteContext, { ...demoSettings, ...values.site });
  context.set(scriptNonceContext, values.scriptNonce);
  context.set(reportErrorContext, values.reportError);
  return context;
}
