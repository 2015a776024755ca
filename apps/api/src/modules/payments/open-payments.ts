import type { PaymentGateway } from '@postprocure/connectors/payments/payment-gateway';
import { createRazorpayGateway } from '@postprocure/connectors/payments/razorpay-gateway';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { DocumentIssuer } from '../documents/index.ts';
import { deriveSandboxKeys, sandboxPaths, type Sandbox } from '../payment-sandbox/index.ts';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The previous secret. Razorpay still signs retries of old events with it. */
  previousWebhookSecret: string | undefined;
  /** The RazorpayX account that payouts are made from. */
  payoutAccount: string;
}

export interface PaymentOptions {
  /** Null uses the sandbox, which moves no real money. */
  razorpay: RazorpayKeys | null;
  legalDetails: LegalDetails;
  signingKey: Uint8Array;
  /** Base URL at which this process reaches the API, which includes the sandbox. */
  apiUrl: string;
  sellerAppUrl: string;
  fetch?: typeof fetch;
}

export interface Payments {
  gateway: PaymentGateway;
  /** The issuer of tax documents. */
  issuer: DocumentIssuer;
  /** Null when real payments are configured. */
  sandbox: Sandbox | null;
}

const razorpayUrl = 'https://api.razorpay.com';
const webhookTimeoutMs = 5000;

/** Opens the configured payment gateway: Razorpay, or the sandbox, which implements the same protocol. */
export function openPayments(options: PaymentOptions): Payments {
  const { razorpay, legalDetails, signingKey, apiUrl, sellerAppUrl } = options;
  const send = options.fetch ?? fetch;
  if (razorpay) {
    const gateway = createRazorpayGateway({ ...razorpay, mode: 'live', baseUrl: razorpayUrl, fetch: send });
    return { gateway, issuer: legalDetails, sandbox: null };
  }
  const keys = deriveSandboxKeys(signingKey);
  return {
    gateway: createRazorpayGateway({
      ...keys,
      mode: 'sandbox',
      baseUrl: `${apiUrl}${sandboxPaths.api}`,
      payoutAccount: 'sandbox',
      fetch: send,
    }),
    issuer: { ...legalDetails, isDemo: true },
    sandbox: {
      keys,
      checkoutUrl: (orderId) => `${sellerAppUrl}${sandboxPaths.checkout}/${orderId}`,
      returnUrl: `${sellerAppUrl}/seller/wallet/payment-return`,
      postWebhook: async (body, headers) => {
        const signal = AbortSignal.timeout(webhookTimeoutMs);
        const { ok, status } = await send(`${apiUrl}/api/hooks/razorpay`, {
          method: 'POST',
          body,
          headers,
          signal,
        });
        return { ok, status };
      },
    },
  };
}
