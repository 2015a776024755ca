import { expect, test } from 'vitest';
import { merchantPermissions, rolePermissions } from '@postprocure/contracts/permission';
import { listAttention, type AttentionFacts } from './list-attention.ts';

const well: AttentionFacts = {
  plan: { status: 'active', trialEndsAt: null, daysLeft: 20 },
  used: 10,
  limit: 500,
  outOfStock: 0,
  discontinued: 0,
  frozen: 0,
  priceChanges: 0,
  failedExports: 0,
};
const everything = new Set(merchantPermissions);
const trial = { status: 'active', trialEndsAt: '2026-12-01T00:00:00Z' } as const;

test('is empty if nothing needs attention', () => {
  expect(listAttention(well, everything)).toEqual([]);
  expect(listAttention({ ...well, limit: null, used: 100_000 }, everything)).toEqual([]);
  expect(listAttention({ ...well, plan: { ...trial, daysLeft: 8 } }, everything)).toEqual([]);
});

test.each<[Partial<AttentionFacts>, object[]]>([
  [{ plan: { ...trial, daysLeft: 7 } }, [{ kind: 'trialEnding', count: 7 }]],
  [{ plan: { ...trial, status: 'read_only', daysLeft: 0 } }, [{ kind: 'trialOver', count: 1 }]],
  [{ used: 399 }, []],
  [{ used: 400 }, [{ kind: 'planLimitNear', count: 80 }]],
  [{ used: 499 }, [{ kind: 'planLimitNear', count: 99 }]],
  [{ used: 500 }, [{ kind: 'planLimitReached', count: 500 }]],
  [
    { outOfStock: 3, priceChanges: 2, failedExports: 1 },
    [
      { kind: 'failedExports', count: 1 },
      { kind: 'outOfStock', count: 3 },
      { kind: 'priceChanges', count: 2 },
    ],
  ],
])('%j', (facts, expected) => {
  expect(listAttention({ ...well, ...facts }, everything)).toEqual(expected);
});

test('leaves out pages that the role cannot open', () => {
  const facts = { ...well, used: 500, outOfStock: 3 };
  const kindsFor = (role: keyof typeof rolePermissions) =>
    listAttention(facts, new Set(rolePermissions[role])).map(({ kind }) => kind);
  expect(kindsFor('finance')).toEqual(['planLimitReached']);
  expect(kindsFor('catalogue')).toEqual(['outOfStock']);
});
