import { createContext, RouterContextProvider } from 'react-router';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { demoLegalDetails, type LegalDetails } from '@postprocure/contracts/legal-details';
import type { ApiClient } from '@postprocure/api-client/api-client';
import type { CartApi } from '@postprocure/api-client/cart-api';
import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';
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

/** Calls the chat endpoints as the visitor who sent the request. Cached pages have no visitor. */
export interface VisitorChat {
  api: ApiClient;
  /** To be sent with the response, once a message was sent. */
  readonly setCookie: string | null;
}

/** Handles a form that a browser posts without JavaScript. Never rejects. */
export type SubmitForm = (kind: FormKind, request: Request) => Promise<FormOutcome>;

export interface LoadContextValues {
  catalogue: CatalogueApi;
  cart: DeviceCart;
  chat: VisitorChat;
  delivery: DeliveryApi;
  plans: PlansApi;
  shipments: ShipmentsApi;
  submitForm: SubmitForm;
  /** Settings that are left out take the values of the demo. */
  site: Site & Partial<SiteSettings>;
  /** Nonce for the scripts that rendering adds to the page. The server replaces it with hashes. */
  scriptNonce: string;
  /** Reports an error that the visitor sees only as an error page. */
  reportError: (error: unknown) => void;
}

export const catalogueContext = createContext<CatalogueApi>();
export const deliveryContext = createContext<DeliveryApi>();
export const submitFormContext = createContext<SubmitForm>();
export const cartContext = createContext<DeviceCart>();
export const chatContext = createContext<VisitorChat>();
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
  context.set(submitFormContext, values.submitForm);
  context.set(cartContext, values.cart);
  context.set(chatContext, values.chat);
  context.set(plansContext, values.plans);
  context.set(shipmentsContext, values.shipments);
  context.set(siteContext, { ...demoSettings, ...values.site });
  context.set(scriptNonceContext, values.scriptNonce);
  context.set(reportErrorContext, values.reportError);
  return context;
}
