import { describe, expect, test } from 'vitest';
import { checkGstin, findGstinFault, gstinCheckCharacter } from './gstin.ts';
import { indianStateCodes } from '../indian-state.ts';
import { findPanFault, maskPan, normalizeTaxId } from './pan.ts';

/** Published on invoices and websites of their holders. */
const known = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '12AAACI1681G1Z0', '33ABBFR2298H1Z5', '24AAACC1206D1ZM'];

describe('GSTIN', () => {
  test.each(known)('accepts %s', (gstin) => {
    expect(checkGstin(gstin)).toEqual({
      valid: true,
      stateCode: gstin.slice(0, 2),
      pan: gstin.slice(2, 12),
    });
  });

  test.each(indianStateCodes)('accepts a GSTIN of state %s', (stateCode) => {
    const first14 = `${stateCode}AAPFU0939F1Z`;
    expect(checkGstin(first14 + gstinCheckCharacter(first14))).toMatchObject({ valid: true, stateCode });
  });

  test.each([
    ['', '15 characters. You entered 0'],
    ['27AAPFU0939F1Z', 'You entered 14'],
    ['27AAPFU0939F1ZVX', 'You entered 16'],
    ['27AAPFU0939F1ZW', 'check character'],
    ['27AAPFU0939F1Z0', 'check character'],
    // Two adjacent characters swapped, the most common typing error.
    ['27AAPFU0993F1ZV', 'check character'],
    ['72AAPFU0939F1ZV', '72 is not a valid state code'],
    ['00AAPFU0939F1ZV', '00 is not a valid state code'],
    ['25AAPFU0939F1ZV', '25 is not a valid state code'],
    ['28AAPFU0939F1ZV', '28 is not a valid state code'],
    ['39AAPFU0939F1ZV', '39 is not a valid state code'],
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
  ])('rejects %j: %s', (gstin, fault) => {
    expect(checkGstin(gstin)).toEqual({ valid: false, fault: expect.stringContaining(fault) as string });
  });

  test('detects any single mistyped character', () => {
    for (const gstin of known) {
      for (const index of [0, 1, 7, 8, 9, 10, 14]) {
        const other = gstin.charAt(index) === '3' ? '4' : '3';
        const mistyped = gstin.slice(0, index) + other + gstin.slice(index + 1);
        expect(checkGstin(mistyped).valid, mistyped).toBe(false);
      }
    }
  });

  test('must match the PAN and the state', () => {
    expect(findGstinFault('27AAPFU0939F1ZV', { pan: 'AAPFU0939F', stateCode: '27' })).toBeNull();
    expect(findGstinFault('27AAPFU0939F1ZV', { pan: 'AAGCB7383J' })).toBe(
      'This GSTIN belongs to the PAN AAPFU0939F, not AAGCB7383J.',
    );
    expect(findGstinFault('27AAPFU0939F1ZV', { stateCode: '29' })).toBe(
      'This GSTIN is from Maharashtra, but the address is in Karnataka.',
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

test('normalizes and masks numbers', () => {
  expect(normalizeTaxId(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV');
  expect(maskPan('AAPFU0939F')).toBe('AAPxxxxx9F');
});
