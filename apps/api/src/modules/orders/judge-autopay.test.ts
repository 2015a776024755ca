import { expect, test } from 'vitest';
import { findAutopaySkip, isQuiet, sortByPayOrder, type AutopayOrder } from './judge-autopay.ts';

const rules = {
  maxOrderPaise: null,
  maxDayPaise: null,
  keepPaise: 0,
  payOrder: 'ship_by' as const,
  excludedSkus: [],
  excludedPins: [],
  minMarginBasisPoints: null,
  coolingMinutes: 15,
  quietFrom: null,
  quietTo: null,
};

const order = (id: string, changes: Partial<AutopayOrder> = {}): AutopayOrder => ({
  id,
  totalPaise: 10_000,
  pincode: '560001',
  isHeld: false,
  shipByAt: null,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  priority: 0,
  items: [],
  ...changes,
});

test.each([
  ['exactly the limit per order', { ...rules, maxOrderPaise: 10_000 }, 0, null],
  ['a paisa above it', { ...rules, maxOrderPaise: 9999 }, 0, 'overOrderCap'],
  ['exactly the limit per day', { ...rules, maxDayPaise: 30_000 }, 20_000, null],
  ['a paisa above it', { ...rules, maxDayPaise: 30_000 }, 20_001, 'overDayCap'],
  ['a PIN code prefix', { ...rules, excludedPins: ['5600'] }, 0, 'excludedPin'],
])('%s', (_name, given, spent, skip) => {
  expect(findAutopaySkip(given, order('a'), spent)).toBe(skip);
});

test('sorts by the ship-by date, the age or the priority', () => {
  const orders = [
    order('new', { createdAt: new Date('2026-11-03T00:00:00Z'), priority: 9 }),
    order('old'),
    order('urgent', {
      shipByAt: new Date('2026-11-05T00:00:00Z'),
      createdAt: new Date('2026-11-02T00:00:00Z'),
    }),
  ];
  const sorted = (payOrder: 'ship_by' | 'oldest' | 'priority') =>
    sortByPayOrder({ ...rules, payOrder }, orders).map(({ id }) => id);
  expect(sorted('ship_by')).toEqual(['urgent', 'old', 'new']);
  expect(sorted('oldest')).toEqual(['old', 'urgent', 'new']);
  expect(sorted('priority')).toEqual(['new', 'old', 'urgent']);
});

test.each([
  [22, 6, '2026-11-17T17:00:00Z', true],
  [22, 6, '2026-11-17T00:29:00Z', true],
  [22, 6, '2026-11-17T00:31:00Z', false],
  [9, 17, '2026-11-17T06:00:00Z', true],
  [9, 17, '2026-11-17T12:00:00Z', false],
  [8, 8, '2026-11-17T03:00:00Z', false],
])('quiet from %i to %i at %s: %s', (quietFrom, quietTo, now, quiet) => {
  expect(isQuiet({ ...rules, quietFrom, quietTo }, new Date(now))).toBe(quiet);
});
