import { orderStateRules, orderStates, type OrderState } from '@postprocure/contracts/orders/order-state';
import { AppError } from '@postprocure/contracts/app-error';
import { withTransaction } from '@postprocure/db/transaction';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createOrderMerchant, takeTestOrder, type OrderMerchant } from './testing.ts';
import { moveOrder, systemActor } from './move-order.ts';
import { orderLifecycle } from './order-lifecycle.ts';

let api: TestApi;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createOrderMerchant(api, { money: 0 });
  await api.database.pool.query('update product_stocks set quantity = 1000');
});
afterAll(() => api.close());

const canReach = (from: OrderState): Set<OrderState> => {
  const reached = new Set<OrderState>([from]);
  for (const state of reached) {
    for (const next of orderStates) if (orderLifecycle.canChange(state, next)) reached.add(next);
  }
  return reached;
};

test('every state leads to an end', () => {
  // Once an order has ended, only a claim can be made for it.
  const ends = orderStates.filter((state) =>
    orderStates.every((to) => to === 'CLAIM_OPEN' || !orderLifecycle.canChange(state, to)),
  );
  expect(ends.toSorted()).toEqual([
    'CANCELLED',
    'CANCELLED_REFUNDED',
    'CLOSED',
    'EXPIRED',
    'REFUNDED',
    'RTO_REFUNDED',
  ]);
  for (const state of orderStates) expect(ends.some((end) => canReach(state).has(end))).toBe(true);
});

test('what has shipped never goes back to the warehouse, and the public journey never goes back', () => {
  for (const from of orderStates) {
    if (orderStateRules[from].step === null || orderStateRules[from].holdsStock) continue;
    for (const to of canReach(from))
      expect([from, to, orderStateRules[to].holdsStock]).toEqual([from, to, false]);
  }
  const carrier = ['DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
  carrier.forEach((from, index) => {
    for (const to of carrier.slice(0, index)) expect(orderLifecycle.canChange(from, to)).toBe(false);
  });
});

test('only paid orders that have not shipped hold stock', () => {
  expect(orderStates.filter((state) => orderStateRules[state].holdsStock)).toEqual([
    'PAID',
    'PROCESSING',
    'PACKED',
    'CANCEL_REQUESTED',
  ]);
});

const readOrder = async (id: string) => {
  const { rows } = await api.database.pool.query<{
    state: OrderState;
    last: string;
    reserved: number;
    events: number;
  }>(
    `select o.state, (select to_state from order_events where order_id = o.id order by id desc limit 1) as last,
       (select s.reserved from product_stocks s join products p on p.id = s.product_id where p.sku = $2) as reserved,
       (select count(*)::int from order_events where order_id = o.id) as events
     from orders o where o.id = $1`,
    [id, merchant.skus[0]],
  );
  const [row] = rows;
  if (!row) throw new Error('The order is missing');
  return row;
};

const move = (id: string, to: OrderState, source: string): Promise<boolean> =>
  withTransaction(api.database.pool, async (tx) => {
    const { isNew } = await moveOrder(tx, id, {
      to,
      actor: systemActor,
      source,
      ...(to === 'ATTENTION' && { attention: { PHONE_INVALID: 'Test' } }),
    });
    return isNew;
  });

/** Most steps are allowed, so that orders get far. Some are not allowed, and some are repeated. */
const steps = fc.array(
  fc.record({
    choice: fc.nat(100),
    wild: fc.constantFrom(...orderStates),
    isWild: fc.nat(4),
    isRepeated: fc.boolean(),
  }),
  { minLength: 5, maxLength: 25 },
);

test('whatever is asked for, the order follows the table, its stock follows the state, and no event counts twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const { id } = await takeTestOrder(api, merchant, {
        lines: [{ sku: merchant.skus[0] ?? '', quantity: 3, salePrice: null }],
      });
      const { reserved: reservedBefore } = await readOrder(id);
      let expected: OrderState = 'AWAITING_PAYMENT';
      let events = 2;
      for (const [index, { choice, wild, isWild, isRepeated }] of plan.entries()) {
        const allowed = orderStates.filter((to) => orderLifecycle.canChange(expected, to));
        const to = isWild === 0 || allowed.length === 0 ? wild : (allowed[choice % allowed.length] ?? wild);
        const isAllowed = orderLifecycle.canChange(expected, to);
        const attempt = move(id, to, `event-${index}`);
        if (isAllowed) {
          expect(await attempt).toBe(true);
          expected = to;
          events += 1;
          if (isRepeated) expect(await move(id, to, `event-${index}`)).toBe(false);
        } else {
          await expect(attempt).rejects.toSatisfy(
            (error: unknown) => error instanceof AppError && error.code === 'CONFLICT',
          );
        }
        expect(await readOrder(id)).toEqual({
          state: expected,
          last: expected,
          reserved: reservedBefore + (orderStateRules[expected].holdsStock ? 3 : 0),
          events,
        });
      }
    }),
    { numRuns: 15 },
  );
});

test('events of a source that arrive at once move the order once', async () => {
  const { id } = await takeTestOrder(api, merchant);
  await move(id, 'PAID', 'payment');
  const results = await Promise.all(Array.from({ length: 8 }, () => move(id, 'PROCESSING', 'scan-1')));
  expect(results.filter(Boolean)).toHaveLength(1);
});
