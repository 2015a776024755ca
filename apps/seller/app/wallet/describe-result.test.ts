import { expect, test } from 'vitest';
import type { TopUp } from '@postprocure/contracts/wallet/wallet';
import { describeResult } from './describe-result.ts';

const topUp: TopUp = {
  id: '6f1c1f0e-5f0e-4f59-9d5e-0c5f1e8f7a11',
  reference: 'PPT-2611-0615B0DA',
  amount: 2500,
  state: 'created',
  createdAt: '2026-11-17T06:00:00.000Z',
  paidAt: null,
  method: null,
  failure: null,
  planKey: null,
  planBought: false,
};

test.each([
  ['created', 'waiting', 'Waiting for your payment'],
  ['attempted', 'waiting', 'Confirming your payment'],
  ['paid', 'success', '₹2,500 added to your wallet'],
  ['failed', 'failure', 'Payment failed'],
  ['late_authorised', 'waiting', 'Your bank confirmed the payment late'],
  ['auto_refunded', 'failure', 'Your payment was returned'],
  ['expired', 'failure', 'This top-up has expired'],
] as const)('describes a top-up that is %s', (state, tone, title) => {
  expect(describeResult({ ...topUp, state }, false)).toMatchObject({ tone, title });
});

test('reports a cancelled payment only as long as it is not paid', () => {
  expect(describeResult(topUp, true).title).toBe('Payment cancelled');
  expect(describeResult({ ...topUp, state: 'paid' }, true).tone).toBe('success');
});

test("gives the bank's reason for a failure", () => {
  const failure = 'The payment was declined by the bank.';
  expect(describeResult({ ...topUp, state: 'failed', failure }, false).lines[0]).toBe(failure);
});

test('reports whether the plan of the top-up was paid', () => {
  const bought: TopUp = { ...topUp, state: 'paid', planKey: 'orbit', planBought: true };
  expect(describeResult(bought, false).lines).toEqual(['Your plan is paid and has started.']);
  expect(describeResult({ ...bought, planBought: false }, false).lines[0]).toContain('Choose the plan again');
});
