import type { ScanStatus } from '@postprocure/connectors/carriers/carrier';
import { scanStatuses } from '@postprocure/connectors/carriers/carrier';
import { orderStates } from '@postprocure/contracts/orders/order-state';
import { shipmentStates, type ShipmentState } from '@postprocure/contracts/shipments/shipment-journey';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate-refund.ts';
import { findOrderState, findWay } from './follow-order.ts';
import { judgeScan, parcelStates } from './parcel-states.ts';
import { estimateSize } from './plan-parcels.ts';

const hour = (hours: number): Date => new Date(Date.UTC(2026, 10, 2, hours));
const judge = (state: ShipmentState, stateHour: number, status: ScanStatus | null, scanHour: number) =>
  judgeScan({ state, stateAt: hour(stateHour) }, { status, at: hour(scanHour) });

describe('a scan', () => {
  test.each([
    ['shipped', 1, 'in-transit', 2, 'move'],
    ['shipped', 5, 'delivered', 2, 'move'],
    ['in-transit', 2, 'shipped', 3, 'ignore'],
    ['out-for-delivery', 2, 'in-transit', 3, 'ignore'],
    ['out-for-delivery', 2, 'delivery-failed', 3, 'move'],
    ['out-for-delivery', 30, 'delivery-failed', 3, 'ignore'],
    ['delivery-failed', 3, 'out-for-delivery', 2, 'ignore'],
    ['delivery-failed', 3, 'out-for-delivery', 20, 'move'],
    ['delivery-failed', 3, 'delivery-failed', 4, 'ignore'],
    ['delivery-failed', 3, 'delivery-failed', 27, 'move'],
    ['delivery-failed', 3, 'in-transit', 4, 'ignore'],
    ['delivered', 3, 'out-for-delivery', 4, 'ignore'],
    ['delivered', 3, 'return-initiated', 4, 'conflict'],
    ['return-initiated', 3, 'delivered', 4, 'conflict'],
    ['returning', 3, 'delivered', 2, 'conflict'],
    ['returned', 3, 'delivered', 4, 'conflict'],
    ['returning', 3, 'out-for-delivery', 4, 'ignore'],
    ['lost', 3, 'delivered', 4, 'conflict'],
    ['lost', 3, 'in-transit', 4, 'ignore'],
    ['returned', 3, 'lost', 4, 'conflict'],
    ['cancelled', 3, 'in-transit', 4, 'conflict'],
    ['shipped', 3, null, 4, 'ignore'],
  ] as const)('when %s (hour %i), %s at hour %i is: %s', (state, at, status, scanAt, judgement) => {
    expect(judge(state, at, status, scanAt)).toBe(judgement);
  });

  test('moves only where the table allows it', () => {
    const states = Object.keys(shipmentStates) as ShipmentState[];
    for (const state of states) {
      for (const status of scanStatuses) {
        if (judge(state, 1, status, 100) === 'move') expect(parcelStates.canChange(state, status)).toBe(true);
      }
    }
  });
});

describe('the order of several parcels', () => {
  const open = (state: ShipmentState) => ({ state, refundPaise: null });
  const refunded = (state: ShipmentState) => ({ state, refundPaise: 100 });
  test.each([
    [[open('processing')], 'PACKED', null],
    [[open('processing'), open('shipped')], 'PACKED', 'DISPATCHED'],
    [[open('delivered'), open('in-transit')], 'IN_TRANSIT', 'IN_TRANSIT'],
    [[open('delivered'), open('delivered')], 'OUT_FOR_DELIVERY', 'DELIVERED'],
    [[open('delivery-failed'), open('in-transit')], 'IN_TRANSIT', 'NDR'],
    [[open('returning'), open('delivered')], 'NDR', 'RTO_IN_TRANSIT'],
    [[refunded('returned'), open('in-transit')], 'RTO_RECEIVED', 'IN_TRANSIT'],
    [[refunded('returned'), open('delivered')], 'NDR', 'RTO_REFUNDED'],
    [[refunded('lost'), open('delivered')], 'LOST', 'REFUNDED'],
    [[open('lost')], 'IN_TRANSIT', 'LOST'],
  ] as const)('%j: %s becomes %s', (parcels, current, expected) => {
    expect(findOrderState(parcels, current)).toBe(expected);
  });

  test('passes through the states in between', () => {
    expect(findWay('NDR', 'RTO_REFUNDED')).toEqual(['RTO_INITIATED', 'RTO_RECEIVED', 'RTO_REFUNDED']);
    expect(findWay('PACKED', 'DELIVERED')).toEqual(['DISPATCHED', 'DELIVERED']);
    expect(findWay('RTO_RECEIVED', 'LOST')).toBeNull();
    for (const from of orderStates) expect(findWay(from, 'IMPORTED')).toBeNull();
  });
});

describe('refunds', () => {
  test('are split over the lines without losing a paisa or exceeding a line', () => {
    const lines = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (totals, share) => {
        const sum = totals.reduce((a, b) => a + b, 0);
        const amount = Math.round(sum * share);
        const parts = allocate(amount, totals);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
        parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(totals[index] ?? 0));
      }),
    );
  });
});

test('the size of a parcel follows from the weight of its items', () => {
  expect(estimateSize([{ weightGrams: 200, quantity: 2 }])).toMatchObject({ weightGrams: 500, lengthCm: 20 });
  expect(estimateSize([{ weightGrams: null, quantity: 2 }])).toMatchObject({
    weightGrams: 1100,
    lengthCm: 25,
  });
  expect(estimateSize([{ weightGrams: 90_000, quantity: 20 }]).weightGrams).toBe(100_000);
});
