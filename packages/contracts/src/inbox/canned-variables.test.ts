import { expect, test } from 'vitest';
import { fillCannedReply, findMissingVariable, findUnknownVariable } from './canned-variables.ts';

const values = {
  '{name}': 'Asha',
  '{reference}': 'PPQ-2611-000001',
  '{order number}': null,
  '{my name}': 'Sahil',
};

test('fills in what is known and keeps what is missing', () => {
  const filled = fillCannedReply(
    'Dear {name}, order {order number} ({reference}) {other}. {my name}',
    values,
  );
  expect(filled).toBe('Dear Asha, order {order number} (PPQ-2611-000001) {other}. Sahil');
  expect(findMissingVariable(filled)).toBe('{order number}');
  expect(findMissingVariable('Order 1042 {other}')).toBeNull();
});

test('values are inserted literally', () => {
  expect(fillCannedReply('{name}', { ...values, '{name}': '$& {reference}' })).toBe('$& {reference}');
});

test('finds variables that do not exist', () => {
  expect(findUnknownVariable('Dear {name}, {order}')).toBe('{order}');
  expect(findUnknownVariable('Dear {name}, {order number}')).toBeNull();
});
