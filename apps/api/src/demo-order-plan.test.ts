import { expect, test } from 'vitest';
import {
  chooseStory,
  claimedIndex,
  hoursAgoOf,
  orderCount,
  planJourney,
  planProblems,
} from './demo-order-plan.ts';

const hourMs = 3_600_000;
const indexes = Array.from({ length: orderCount }, (_, index) => index);
/** One time in every hour of a day. */
const starts = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 17, hour, 10)));
const paidAt = (index: number, now: Date): Date => new Date(now.getTime() - hoursAgoOf(index) * hourMs);

test.each(starts)('the demo started at %s shows orders in every stage', (now) => {
  const last = indexes
    .filter((index) => chooseStory(index) === 'normal')
    .map((index) => planJourney(index, paidAt(index, now), now).at(-1)?.to);
  for (const state of ['PROCESSING', 'PACKED', 'IN_TRANSIT', 'DELIVERED', 'CLOSED'])
    expect(last).toContain(state);
});

test.each(starts)('problems of a demo started at %s follow the journey, in their order', (now) => {
  const ofOrder = Map.groupBy(planProblems(now), ({ index }) => index);
  for (const [index, events] of ofOrder) {
    expect(chooseStory(index)).toBe('normal');
    const journey = planJourney(index, paidAt(index, now), now);
    expect(journey.at(-1)?.to).toBe('IN_TRANSIT');
    const times = [...journey, ...events].map(({ at }) => at.getTime());
    expect(times.toSorted((one, other) => one - other)).toEqual(times);
    expect(Math.max(...times)).toBeLessThan(now.getTime());
  }
  // The failed deliveries of these orders are waiting for an answer, which is due within 24 hours.
  for (const index of [177, 179]) {
    const failed = ofOrder.get(index)?.find(({ event }) => event === 'delivery-failed');
    expect(failed?.at.getTime()).toBeGreaterThan(now.getTime() - 20 * hourMs);
  }
  expect(ofOrder.get(claimedIndex)?.at(-1)?.event).toBe('delivered');
});
