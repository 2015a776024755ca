import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Where a request comes from, for the audit log and for rate limits. */
export interface ClientContext {
  /** For rate limits; never stored. */
  address: string;
  /** Identifies the network, but not the person. */
  ipPrefix: string;
  /** Browser and operating system; the full user agent would be a fingerprint. */
  device: string;
  requestId: string;
}

export const readClient = (request: Pick<FastifyRequest, 'ip' | 'id' | 'headers'>): ClientContext => ({
  address: normalizeIP(request.ip),
  ipPrefix: shortenAddress(request.ip),
  device: describeDevice(request.headers['user-agent'] ?? ''),
  requestId: request.id,
});

/** Stands for the client when rendering pages that are the same for every visitor. */
export const anonymousClient: ClientContext = { address: '', ipPrefix: '', device: '', requestId: '' };

/** The network of an IP address: /24 for IPv4, /48 for IPv6. */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const network =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

// The order matters: the user agents of Edge and Opera also contain "Chrome", and Chrome's contains "Safari".
const browsers: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS/, 'Firefox'],
  [/Chrome\/|\bCriOS/, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browser ?? 'Unknown browser', ...(system ? [`on ${system}`] : [])].join(' ');
}
