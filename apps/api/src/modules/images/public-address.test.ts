import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that leads to this machine is refused when it is looked up', async () => {
  const error = await new Promise((resolve) => {
    lookupPublicAddress('localhost', { all: true }, resolve);
  });
  expect(error).toMatchObject({ name: 'PrivateAddressError' });
});
