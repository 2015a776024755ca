import { lookup as lookupHost, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that is handed out of IPv6; what lies outside embeds IPv4 addresses or stays in a network. */
const globalIpv6 = ipaddr.IPv6.parse('2000::');

/** False for loopback, private, link-local, multicast, reserved and tunnelled addresses, and for what is none. */
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
 * For `lookup` of a connection: the addresses that were checked are the ones connected to, so a name cannot
 * answer differently between the check and the connection.
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
