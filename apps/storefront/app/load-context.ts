import { createContext, RouterContextProvider } from 'react-router';
import { demoLegalDetails, type LegalDetails } from '@postprocure/contracts/legal-details';
import type { ApiClient } from '@postprocure/api-client/api-client';
import type { ChatApi } from '@postprocure/api-client/chat-api';
import type { FormDesk } from '@postprocure/api-client/tickets-api';
import type { PlansApi } from '@postprocure/api-client/plans-api';

/** Public URLs that pages link to. */
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

/** Defaults for the embedded demo. Production passes its own values. */
const demoSettings = { showSampleContent: true, legalDetails: demoLegalDetails };

/** The conversation of the device that asks; on pages shown to everybody alike, of no device at all. */
export interface DeviceChat extends ChatApi {
  /** To be sent along with the answer, once something was said. */
  readonly setCookie: string | null;
}

export interface LoadContextValues {
  /** Acts for the visitor of a personal page. Pages that are the same for everyone have no visitor. */
  api: ApiClient;
  chat: DeviceChat;
  plans: PlansApi;
  forms: FormDesk;
  /** Missing settings default to those of the demo. */
  site: Site & Partial<SiteSettings>;
  /** Marks inline scripts that the page itself contains. The server replaces it with hashes. */
  scriptNonce: string;
  /** Logs an error that the visitor sees only as an error page. */
  reportError: (error: unknown) => void;
}

export const apiContext = createContext<ApiClient>();
export const formsContext = createContext<FormDesk>();
export const chatContext = createContext<DeviceChat>();
export const plansContext = createContext<PlansApi>();
export const siteContext = createContext<SiteSettings>();
export const scriptNonceContext = createContext<string>('');
export const reportErrorContext = createContext<(error: unknown) => void>();

/**
 * The server calls this through the built bundle, because context keys are compared by identity and only this bundle
 * has the keys that the loaders use.
 */
export function createLoadContext(values: LoadContextValues): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, values.api);
  context.set(formsContext, values.forms);
  context.set(chatContext, values.chat);
  context.set(plansContext, values.plans);
  context.set(siteContext, { ...demoSettings, ...values.site });
  context.set(scriptNonceContext, values.scriptNonce);
  context.set(reportErrorContext, values.reportError);
  return context;
}
