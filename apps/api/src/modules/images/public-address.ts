import { lookup as lookupHost, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast, the only public part of IPv6. Other ranges are local or embed IPv4 addresses. */
const globalIpv6 = ipaddr.IPv6.parse('2000::');

/** False for loopback, private, link-local, multicast, reserved, tunnelled and invalid addresses. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(globalIpv6, 3);
};

export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.name = 'PrivateAddressError';
  }
}

/**
 * Used as the `lookup` option of a connection, so that it connects only to addresses that were checked. This prevents
 * DNS rebinding.
 */
export const lookupPublicAddress: LookupFunction = (host, options, callback) => {
  lookupHost(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = (addresses as LookupAddress[] | undefined) ?? [];
    if (error || first === undefined) {
      callback(error ?? new Error(`${host} has no address`), '');
    } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new PrivateAddressError(host), '');
    } else if (options.all === true) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
