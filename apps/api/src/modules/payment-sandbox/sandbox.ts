import type { SandboxKeys } from './sandbox-keys.ts';

/** URL paths of the sandbox, served by our own API. */
export const sandboxPaths = { api: '/sandbox/razorpay', checkout: '/sandbox/checkout' } as const;

/** The local payment gateway of the demo. */
export interface Sandbox {
  keys: SandboxKeys;
  checkoutUrl: (orderId: string) => string;
  /** The page that a paid or cancelled checkout returns to. */
  returnUrl: string;
  /** Sends a webhook to our own API. */
  postWebhook: (body: string, headers: Record<string, string>) => Promise<{ ok: boolean; status: number }>;
}
