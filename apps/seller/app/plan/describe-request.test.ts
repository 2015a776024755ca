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

const asking = (key: 'launchpad' | 'unicorn', used: number): MerchantPlan => ({
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

test('who asked for nothing is told nothing', () => {
  expect(describeRequest({ ...asking('unicorn', 1), requested: null }, comparison)).toEqual([]);
});

test('a larger plan begins when it is activated', () => {
  expect(describeRequest(asking('unicorn', 9000), comparison)).toEqual([
    'You asked for Unicorn on 16 Nov 2026. Our team will contact you and activate it; nothing is charged before that.',
  ]);
});

test('a smaller plan says when it begins, and what will not fit in', () => {
  const [, begins, freezes] = describeRequest(asking('launchpad', 1500), comparison);
  expect(begins).toContain('15 Dec 2026');
  expect(freezes).toContain('your newest 1,000 will be frozen');
  expect(describeRequest(asking('launchpad', 500), comparison)).toHaveLength(2);
});
