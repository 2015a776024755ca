import { expect, test } from 'vitest';
import { describePlanValue } from './describe-plan-value.ts';

test.each([
  [{ kind: 'limit', quantity: 500 }, '500'],
  [{ kind: 'limit', quantity: 10_000 }, '10,000'],
  [{ kind: 'limit', quantity: 250_000 }, '2,50,000'],
  [{ kind: 'limit', quantity: null }, 'Unlimited'],
  [{ kind: 'feature', access: 'full' }, 'Yes'],
  [{ kind: 'feature', access: 'none' }, 'No'],
  [{ kind: 'feature', access: 'preview' }, 'Preview'],
  [{ kind: 'feature', access: 'on-request' }, 'Special request, chargeable'],
] as const)('%o is shown as %s', (value, text) => {
  expect(describePlanValue(value)).toBe(text);
});
