import { expect, test } from 'vitest';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { describeRequest } from './describe-request.ts';

const limit = (quantity: number | null) => ({ kind: 'limit' as const, quantity });
const comparison = {
  plans: [
    { key: 'launchpad', name: 'Launchpad', price: 1999 },
    { key: 'orbit', name: 'Orbit', price: 2999 },
    { key: 'unicorn', name: 'Unicorn', price: 3999 },
  ],
  rows: [
    {
      key: 'products.max',
      label: 'Products',
      values: { starter: limit(500), launchpad: limit(500), orbit: limit(10_000), unicorn: limit(null) },
    },
  ],
} as unknown as PlanComparison;

const requesting = (key: 'launchpad' | 'unicorn', used: number): MerchantPlan => ({
  key: 'orbit',
  name: 'Orbit',
  price: 2999,
  status: 'active',
  periodStart: '2026-11-15T06:00:00Z',
  periodEnd: '2026-12-15T06:00:00Z',
  trialEndsAt: null,
  pausedUntil: null,
  paymentDue: null,
  requested: { key, name: key === 'unicorn' ? 'Unicorn' : 'Launchpad', at: '2026-11-16T06:00:00Z' },
  pending: [],
  usage: { products: { used, limit: 10_000 } },
});

test('without a request there is nothing to describe', () => {
  expect(describeRequest({ ...requesting('unicorn', 1), requested: null }, comparison)).toEqual([]);
});

test('a larger plan starts when it is activated', () => {
  expect(describeRequest(requesting('unicorn', 9000), comparison)).toEqual([
    "You requested Unicorn on 16 Nov 2026. Our team will contact you to activate it. You won't be charged before that.",
  ]);
});

test('for a smaller plan it says when it starts, and how many products will be frozen', () => {
  const [, start, freezes] = describeRequest(requesting('launchpad', 1500), comparison);
  expect(start).toContain('15 Dec 2026');
  expect(freezes).toContain('your newest 1,000 will be frozen');
  expect(describeRequest(requesting('launchpad', 500), comparison)).toHaveLength(2);
});
