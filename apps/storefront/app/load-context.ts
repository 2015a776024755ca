import { createContext, RouterContextProvider } from 'react-router';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { ApiClient } from '@postprocure/api-client/api-client';

/** Public URLs that pages link to. */
export interface Site {
  storefrontUrl: string;
  sellerAppUrl: string;
}

/** Operator settings. Sent to the browser with every page. */
export interface SiteSettings extends Site {
  /** Whether pages show the entries in content/sample-content.ts. */
  showSampleContent: boolean;
  legalDetails: LegalDetails;
}

/** Handles a form that the browser sends without JavaScript. Never rejects. */
export type SubmitForm = (kind: FormKind, request: Request) => Promise<FormOutcome>;

export interface LoadContextValues {
  /**
   * Makes API calls on behalf of the visitor of a personal page. Pages that are the same for everyone have no
   * visitor.
   */
  api: ApiClient;
  submitForm: SubmitForm;
  site: SiteSettings;
  /** The nonce of the page's own inline scripts. The server replaces it with hashes, because pages are cached. */
  scriptNonce: string;
  /** Logs an error for which the visitor sees only an error page. */
  reportError: (error: unknown) => void;
}

export const apiContext = createContext<ApiClient>();
export const submitFormContext = createContext<SubmitForm>();
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
  context.set(submitFormContext, values.submitForm);
  context.set(siteContext, values.site);
  context.set(scriptNonceContext, values.scriptNonce);
  context.set(reportErrorContext, values.reportError);
  return context;
}
