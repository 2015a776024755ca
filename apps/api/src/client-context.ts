import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Where a request comes from, as far as an account's history needs to know. */
export interface ClientContext {
  /** For counting attempts; never stored. */
  address: string;
  /** Tells networks apart without telling people apart. */
  ipPrefix: string;
  /** Browser and system in two words; the full text would be a fingerprint. */
  device: string;
  requestId: string;
}

export const readClient = (request: Pick<FastifyRequest, 'ip' | 'id' | 'headers'>): ClientContext => ({
  address: normalizeIP(request.ip),
  ipPrefix: shortenAddress(request.ip),
  device: describeDevice(request.headers['user-agent'] ?? ''),
  requestId: request.id,
});

/** The network of an address: three bytes of an IPv4, six of an IPv6. */
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

// The order matters: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari.
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
  return [browser ?? 'A program', ...(system ? [`on ${system}`] : [])].join(' ');
}
