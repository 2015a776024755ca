import { describe, expect, test } from 'vitest';
import { checkGstin, findGstinFault, gstinCheckCharacter } from './gstin.ts';
import { indianStateCodes } from '../indian-state.ts';
import { findPanFault, maskPan, normalizeTaxId } from './pan.ts';

/** Real GSTINs, which their holders publish on invoices and web pages. */
const known = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '12AAACI1681G1Z0', '33ABBFR2298H1Z5', '24AAACC1206D1ZM'];

describe('GSTIN', () => {
  test.each(known)('%s is one', (gstin) => {
    expect(checkGstin(gstin)).toEqual({
      valid: true,
      stateCode: gstin.slice(0, 2),
      pan: gstin.slice(2, 12),
    });
  });

  test.each(indianStateCodes)('one of state %s is one', (stateCode) => {
    const first14 = `${stateCode}AAPFU0939F1Z`;
    expect(checkGstin(first14 + gstinCheckCharacter(first14))).toMatchObject({ valid: true, stateCode });
  });

  test.each([
    ['', '15 characters; this one has 0'],
    ['27AAPFU0939F1Z', 'this one has 14'],
    ['27AAPFU0939F1ZVX', 'this one has 16'],
    ['27AAPFU0939F1ZW', 'typing errors'],
    ['27AAPFU0939F1Z0', 'typing errors'],
    // Two adjacent digits are swapped, which is the most common typing error.
    ['27AAPFU0993F1ZV', 'typing errors'],
    ['72AAPFU0939F1ZV', '72 is not a state code'],
    ['00AAPFU0939F1ZV', '00 is not a state code'],
    ['25AAPFU0939F1ZV', '25 is not a state code'],
    ['28AAPFU0939F1ZV', '28 is not a state code'],
    ['39AAPFU0939F1ZV', '39 is not a state code'],
    ['X7AAPFU0939F1ZV', 'two-digit state code'],
    ['27aapfu0939f1zv', 'must be a PAN'],
    ['2712PFU0939F1ZV', 'must be a PAN'],
    ['27AAPZU0939F1ZV', 'must be a PAN'],
    ['27AAPFU0000F1ZV', 'must be a PAN'],
    ['27AAPFU093901ZV', 'must be a PAN'],
    ['27AAPFU0939F0ZV', 'After the PAN'],
    ['27AAPFU0939F1CV', 'After the PAN'],
    ['27AAPFU0939F1Z!', 'After the PAN'],
    ['२७AAPFU0939F1ZV', 'two-digit state code'],
  ])('%j is rejected: %s', (gstin, fault) => {
    expect(checkGstin(gstin)).toEqual({ valid: false, fault: expect.stringContaining(fault) as string });
  });

  test('any single mistyped character is found', () => {
    for (const gstin of known) {
      for (const index of [0, 1, 7, 8, 9, 10, 14]) {
        const other = gstin.charAt(index) === '3' ? '4' : '3';
        const mistyped = gstin.slice(0, index) + other + gstin.slice(index + 1);
        expect(checkGstin(mistyped).valid, mistyped).toBe(false);
      }
    }
  });

  test('is held against the PAN and the state beside it', () => {
    expect(findGstinFault('27AAPFU0939F1ZV', { pan: 'AAPFU0939F', stateCode: '27' })).toBeNull();
    expect(findGstinFault('27AAPFU0939F1ZV', { pan: 'AAGCB7383J' })).toBe(
      'This GSTIN belongs to PAN AAPFU0939F, not AAGCB7383J.',
    );
    expect(findGstinFault('27AAPFU0939F1ZV', { stateCode: '29' })).toBe(
      'This GSTIN is registered in Maharashtra, but the address is in Karnataka.',
    );
  });
});

test.each([
  ['AAPFU0939F', true],
  ['ABCPE1234K', true],
  ['AAPFU0939', false],
  ['AAPFU09391', false],
  ['AAPDU0939F', false],
  ['AAPFU0000F', false],
  ['aapfu0939f', false],
])('PAN %s: %s', (pan, valid) => {
  expect(findPanFault(pan) === null).toBe(valid);
});

test('numbers are taken as people write them, and shown in part', () => {
  expect(normalizeTaxId(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV');
  expect(maskPan('AAPFU0939F')).toBe('AAPxxxxx9F');
});
