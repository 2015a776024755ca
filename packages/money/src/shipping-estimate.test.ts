import { describe, expect, test } from 'vitest';
import {
  estimateShipping,
  numbersMessage,
  requiredMessage,
  shippingZones,
  sixDigitsMessage,
  type ShippingInput,
} from './shipping-estimate.ts';

/**
 * The fields in the order of the form: origin, destination, weight in kg, three dimensions in cm, value in rupees.
 */
const fill = (text: string): ShippingInput => {
  const [originPincode = '', destinationPincode = '', weight = '', size = '', productValue = ''] =
    text.split(' ');
  const [length = '', width = '', height = ''] = size.split('x');
  return { originPincode, destinationPincode, weight, length, width, height, productValue };
};

const ask = (text: string): string => {
  const answer = estimateShipping(fill(text));
  if ('error' in answer) return answer.error;
  const { service, costPaise } = answer.estimate;
  return `${service} ${(costPaise / 100).toFixed(2)}`;
};

// Calculated by hand: base + rate × the larger of kg and cm³ / 5000, plus 0.5% of a value above 5000.
describe('estimates', () => {
  test.each([
    // Same zone: 50 + 20 per kg.
    ['110001 110002 1 10x10x10', 'basic 70.00'],
    ['110001 110001 0.1 1x1x1', 'basic 52.00'],
    ['208001 302002 2.5 10x10x10', 'basic 100.00'],
    ['400001 411002 10 10x10x10', 'basic 250.00'],
    ['380001 400002 0.3 10x10x10', 'basic 56.00'],
    ['560001 600001 1.2 30x20x15', 'basic 86.00'],
    ['500002 560002 0.7 20x10x10', 'basic 64.00'],
    ['700001 700002 1.1 10x10x10', 'basic 72.00'],
    // Different zones: 100 + 35 per kg.
    ['110001 400001 1 10x10x10', 'express 135.00'],
    ['110001 560001 1.2 30x20x15 4000', 'express 163.00'],
    ['110001 560001 1.2 30x20x15 6000', 'express 193.00'],
    ['700001 600002 0.1 1x1x1', 'express 103.50'],
    ['302001 380001 3.3 10x10x10', 'express 215.50'],
    ['500001 411001 0.1 10x10x10', 'express 107.00'],
    // The volumetric weight counts only if it is larger: 5000 cm³ is 1 kg.
    ['110001 110002 1 50x10x10', 'basic 70.00'],
    ['110001 110002 1 50x10x10.1', 'basic 70.20'],
    ['110001 110002 0.9 50x10x10', 'basic 70.00'],
    ['110001 110002 1.1 50x10x10', 'basic 72.00'],
    ['110001 560001 1 100x100x100', 'express 7100.00'],
    ['110001 110002 0.1 17x13x11', 'basic 59.72'],
    ['110001 110002 0.1 12.5x12.5x12.5', 'basic 57.81'],
    // Unknown PIN codes: one, both, or the same one twice.
    ['110001 123456 1 10x10x10', 'express 135.00'],
    ['999999 110001 1 10x10x10', 'express 135.00'],
    ['123456 654321 1 10x10x10', 'express 135.00'],
    ['123456 123456 1 10x10x10', 'express 135.00'],
    ['110003 110004 1 10x10x10', 'express 135.00'],
    ['000000 000000 1 10x10x10', 'express 135.00'],
    // The surcharge applies above 5000, not at 5000; 0.5% of 5000.01 is 25.00005.
    ['110001 110002 1 10x10x10 0', 'basic 70.00'],
    ['110001 110002 1 10x10x10 4999.99', 'basic 70.00'],
    ['110001 110002 1 10x10x10 5000', 'basic 70.00'],
    ['110001 110002 1 10x10x10 5000.00', 'basic 70.00'],
    ['110001 110002 1 10x10x10 5000.01', 'basic 95.00'],
    ['110001 110002 1 10x10x10 5001', 'basic 95.01'],
    ['110001 110002 1 10x10x10 100000', 'basic 570.00'],
    ['110001 400001 1 10x10x10 5001', 'express 160.01'],
    ['123456 123456 1 10x10x10 20000', 'express 235.00'],
    // Half a paisa is rounded up, less is rounded down, and halves are not lost to floating-point errors.
    ['110001 110002 0.10025 1x1x1', 'basic 52.01'],
    ['110001 110002 0.1002 1x1x1', 'basic 52.00'],
    ['110001 400001 0.0001 1x1x1', 'express 100.01'],
    ['110001 110002 1.00025 1x1x1', 'basic 70.01'],
    // Only the total is rounded: 0.004 for the weight and 0.002 for the value add up to a paisa.
    ['110001 110002 0.1002 1x1x1 5000.4', 'basic 77.01'],
    ['110001 110002 1e1 1x1x1', 'basic 250.00'],
  ])('%s: %s', (input, expected) => {
    expect(ask(input)).toBe(expected);
  });

  test('there are twenty pincodes, each in one zone', () => {
    const pincodes = Object.values(shippingZones).flat();
    expect(pincodes).toHaveLength(20);
    expect(new Set(pincodes).size).toBe(20);
  });

  test('explains the charges', () => {
    expect(estimateShipping(fill('560001 600001 1.2 30x20x15 6000'))).toEqual({
      estimate: {
        service: 'basic',
        costPaise: 11_600,
        chargeableGrams: 1800,
        chargedBy: 'volume',
        hasValueCharge: true,
      },
    });
    expect(estimateShipping(fill('560001 600001 1.8 30x20x15'))).toMatchObject({
      estimate: { chargeableGrams: 1800, chargedBy: 'weight', hasValueCharge: false },
    });
  });
});

describe('refusals', () => {
  const good = fill('110001 110002 1 10x10x10 100');
  const fields = Object.keys(good) as (keyof ShippingInput)[];
  const errorOf = (change: Partial<ShippingInput>) => {
    const answer = estimateShipping({ ...good, ...change });
    return 'error' in answer ? answer.error : null;
  };

  test.each(fields)('asks for all required fields when %s is missing or blank', (field) => {
    const expected = field === 'productValue' ? null : requiredMessage;
    expect(errorOf({ [field]: '' })).toBe(expected);
    expect(errorOf({ [field]: '  ' })).toBe(expected);
  });

  test.each(['weight', 'length', 'width', 'height', 'productValue'] as const)(
    'asks for valid numbers when %s is not a number',
    (field) => {
      for (const text of ['abc', '1,5', '-1', '1e', 'NaN', 'Infinity', '1'.repeat(1000)]) {
        expect(errorOf({ [field]: text })).toBe(numbersMessage);
      }
      expect(errorOf({ [field]: '0' })).toBe(field === 'productValue' ? null : numbersMessage);
    },
  );

  test.each(['originPincode', 'destinationPincode'] as const)(
    'asks for a 6-digit pincode when %s does not have six digits',
    (field) => {
      for (const text of ['11000', '1100011', '11000a', '११०००१', '110 001']) {
        expect(errorOf({ [field]: text })).toBe(sixDigitsMessage);
      }
    },
  );

  test('reports missing fields before invalid numbers, and those before invalid pincodes', () => {
    expect(errorOf({ originPincode: '1', weight: 'abc', height: '' })).toBe(requiredMessage);
    expect(errorOf({ originPincode: '1', weight: 'abc' })).toBe(numbersMessage);
    expect(errorOf({ originPincode: '1' })).toBe(sixDigitsMessage);
  });

  test('ignores spaces around a field', () => {
    expect(errorOf({ originPincode: ' 110001 ', weight: ' 1 ' })).toBeNull();
  });
});
