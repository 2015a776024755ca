import { expect, test } from 'vitest';
import { moveBack, moveForward } from './demo-working-hours.ts';

const days = (value: number): number => value * 24 * 3_600_000;
const start = Date.parse('2026-11-16T18:30:00Z');
/** Times seven minutes apart, covering three days. */
const times = Array.from({ length: 617 }, (_, index) => new Date(start + index * 420_000));
const hourInIndia = (at: Date): number => ((at.getTime() - start + days(30)) % days(1)) / 3_600_000;

test.each([
  ['back', moveBack, -1],
  ['forward', moveForward, 1],
] as const)('moves times %s into the working hours and keeps their order', (_name, move, direction) => {
  const moved = times.map((at) => move(at, [14, 20]));
  for (const [index, at] of moved.entries()) {
    expect(hourInIndia(at)).toBeGreaterThanOrEqual(13.999);
    expect(hourInIndia(at)).toBeLessThanOrEqual(20.001);
    const distance = (at.getTime() - (times[index]?.getTime() ?? 0)) * direction;
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThanOrEqual(days(0.75));
  }
  expect(moved.toSorted((one, other) => one.getTime() - other.getTime())).toEqual(moved);
});
