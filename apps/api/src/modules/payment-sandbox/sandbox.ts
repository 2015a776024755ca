import type { SandboxKeys } from './sandbox-keys.ts';

/** Where the sandbox is served, on the product's own address. */
export const sandboxPaths = { api: '/sandbox/razorpay', checkout: '/sandbox/checkout' } as const;

/** The local payment gateway of the demo. */
export interface Sandbox {
  keys: SandboxKeys;
  checkoutUrl: (orderId: string) => string;
  /** The page that a paid or cancelled checkout returns to. */
  returnUrl: string;
  /** Sends a webhook to the product's own address. */
  postWebhook: (body: string, headers: Record<string, string>) => Promise<{ ok: boolean; status: number }>;
}
