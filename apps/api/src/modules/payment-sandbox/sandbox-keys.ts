import { createHmac } from 'node:crypto';

export interface SandboxKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** Derived from the signing key, so that all processes share them without configuration. */
export function deriveSandboxKeys(signingKey: Uint8Array): SandboxKeys {
  const derive = (purpose: string): string =>
    createHmac('sha256', signingKey).update(`payment sandbox: ${purpose}`).digest('hex').slice(0, 32);
  return {
    keyId: `rzp_sandbox_${derive('key id').slice(0, 14)}`,
    keySecret: derive('key secret'),
    webhookSecret: derive('webhook secret'),
  };
}
