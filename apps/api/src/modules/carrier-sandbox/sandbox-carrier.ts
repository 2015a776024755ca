import { createHmac, timingSafeEqual } from 'node:crypto';

/** URL path of the sandbox, served by our own API. */
export const carrierSandboxPath = '/sandbox/shiprocket';

/** The demo's local carrier. It ships nothing. */
export interface CarrierSandbox {
  keys: CarrierSandboxKeys;
  /** Base URL of the sandbox, for the links to its files. */
  baseUrl: string;
  /** Time between two scans. */
  stepMs: number;
  /** Sends a tracking webhook to our own API. */
  postWebhook: (body: string, headers: Record<string, string>) => Promise<{ ok: boolean; status: number }>;
}

export interface CarrierSandboxKeys {
  email: string;
  password: string;
  webhookKey: string;
  token: string;
  fileKey: string;
}

/** Derives the keys from the signing key, so that all processes share them without configuration. */
export function deriveCarrierSandboxKeys(signingKey: Uint8Array): CarrierSandboxKeys {
  const derive = (purpose: string): string =>
    createHmac('sha256', signingKey).update(`carrier sandbox: ${purpose}`).digest('hex').slice(0, 32);
  return {
    email: 'sandbox@carrier.invalid',
    password: derive('password'),
    webhookKey: derive('webhook key'),
    token: derive('token'),
    fileKey: derive('files'),
  };
}

export const signFileLink = (keys: CarrierSandboxKeys, link: string): string =>
  createHmac('sha256', keys.fileKey).update(link).digest('hex');

export function isEqualSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
