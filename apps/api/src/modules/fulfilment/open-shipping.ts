import type { Carrier } from '@postprocure/connectors/carriers/carrier';
import { createShiprocketCarrier } from '@postprocure/connectors/carriers/shiprocket-carrier';
import {
  carrierSandboxPath,
  deriveCarrierSandboxKeys,
  type CarrierSandbox,
} from '../carrier-sandbox/index.ts';

export interface ShiprocketKeys {
  email: string;
  password: string;
  webhookKey: string;
}

export interface ShippingOptions {
  /** Null uses the sandbox, which ships nothing. */
  shiprocket: ShiprocketKeys | null;
  /** Time between two sandbox scans. By default, a delivery takes less than a minute. */
  sandboxScanSeconds?: number;
  signingKey: Uint8Array;
  /** Base URL at which this process reaches the API, which includes the sandbox. */
  apiUrl: string;
  fetch?: typeof fetch;
}

export interface Shipping {
  carrier: Carrier;
  /** Null when a real carrier is configured. */
  sandbox: CarrierSandbox | null;
}

const shiprocketUrl = 'https://apiv2.shiprocket.in';
const webhookTimeoutMs = 5000;

/** Opens the configured carrier: Shiprocket, or the sandbox, which implements the same protocol. */
export function openShipping({
  shiprocket,
  sandboxScanSeconds = 7,
  signingKey,
  apiUrl,
  fetch: send = fetch,
}: ShippingOptions): Shipping {
  if (shiprocket) {
    const carrier = createShiprocketCarrier({
      ...shiprocket,
      mode: 'live',
      baseUrl: shiprocketUrl,
      fetch: send,
    });
    return { carrier, sandbox: null };
  }
  const keys = deriveCarrierSandboxKeys(signingKey);
  const baseUrl = `${apiUrl}${carrierSandboxPath}`;
  return {
    carrier: createShiprocketCarrier({ ...keys, mode: 'sandbox', baseUrl, fetch: send }),
    sandbox: {
      keys,
      baseUrl,
      stepMs: sandboxScanSeconds * 1000,
      postWebhook: async (body, headers) => {
        const signal = AbortSignal.timeout(webhookTimeoutMs);
        const { ok, status } = await send(`${apiUrl}/api/hooks/tracking`, {
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
