import { expect, test } from 'vitest';
import { findAccountNumberFault, findIfscFault } from '../merchants/bank-account.ts';
import { findPincodeFault, findPincodeStates } from './pin-code-state.ts';

test.each([
  ['110001', ['07']],
  ['194101', ['38']],
  ['190001', ['01']],
  ['248001', ['05', '09']],
  ['403001', ['30']],
  ['400001', ['27']],
  ['500001', ['36']],
  ['560025', ['29']],
  ['605001', ['33', '34']],
  ['737101', ['11']],
  ['744101', ['35']],
  ['795001', ['14']],
  ['799001', ['16']],
  ['290001', []],
])('%s is in %j', (pincode, states) => {
  expect(findPincodeStates(pincode)).toEqual(states);
});

test.each([
  ['560025', '29', null],
  ['560025', null, null],
  ['560025', '27', '560025 is in Karnataka, not in Maharashtra.'],
  ['605001', '27', '605001 is in Tamil Nadu or Puducherry, not in Maharashtra.'],
  ['290001', '09', 'No pincode begins with 290.'],
] as const)('%s of state %s: %s', (pincode, stateCode, fault) => {
  expect(findPincodeFault(pincode, stateCode)).toBe(fault);
});

test.each(['', '56002', '0560025', '056002', '56002a', '५६००२५'])('%j is no pincode', (pincode) => {
  expect(findPincodeFault(pincode, null)).toContain('6-digit Indian pincode');
});

test('the army has no places of business', () => {
  expect(findPincodeFault('900001', '29')).toContain('Army Postal Service');
});

test.each([
  ['HDFC0000240', true],
  ['SBIN0001234', true],
  ['UTIB0SJSB01', true],
  ['HDFC1000240', false],
  ['HDF00000240', false],
  ['HDFC000024', false],
  ['hdfc0000240', false],
  ['HDFC00002401', false],
])('IFSC %s: %s', (ifsc, valid) => {
  expect(findIfscFault(ifsc) === null).toBe(valid);
});

test.each([
  ['123456789', true],
  ['012345678901234567', true],
  ['12345678', false],
  ['1234567890123456789', false],
  ['000000000', false],
  ['12345678a', false],
])('account number %s: %s', (number, valid) => {
  expect(findAccountNumberFault(number) === null).toBe(valid);
});
