import { expect, test } from 'vitest';
import { readAskedEstimate, writeAskedEstimate } from './estimator-fields.ts';

const ask = (query: string) => readAskedEstimate(new URLSearchParams(query));

test('returns null for a URL without fields', () => {
  expect(ask('')).toBeNull();
  expect(ask('utm_source=mail')).toBeNull();
});

test('returns an estimate for the form fields', () => {
  const query =
    'originPincode=110001&destinationPincode=110002&weight=1&length=10&width=10&height=10&productValue=';
  expect(ask(query)).toMatchObject({ answer: { estimate: { service: 'basic', costPaise: 7000 } } });
});

test('reports missing and overlong fields', () => {
  expect(ask('weight=1')).toMatchObject({
    answer: { error: 'Please fill in all required fields (Pincodes, Weight, Dimensions).' },
  });
  const asked = ask(
    `originPincode=110001&destinationPincode=110002&weight=${'1'.repeat(9000)}&length=1&width=1&height=1`,
  );
  expect(asked?.input.weight).toHaveLength(40);
  expect(asked?.answer).toEqual({
    error: 'Please enter valid numbers for Weight, Dimensions, and Product Value.',
  });
});

test('builds the URL without empty fields', () => {
  const asked = ask('originPincode=110001&destinationPincode=560001&weight=1.5&length=1&width=2&height=3');
  expect(asked && writeAskedEstimate(asked.input).toString()).toBe(
    'originPincode=110001&destinationPincode=560001&weight=1.5&length=1&width=2&height=3',
  );
});
