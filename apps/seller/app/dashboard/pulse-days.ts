import type { ProductPulse } from '@postprocure/contracts/subscriptions/subscription';

type PulseDay = ProductPulse['byDay'][number];

const dayMs = 86_400_000;
const indiaOffsetMs = 330 * 60_000;

/** Fills in the days without changes. The last day is today in Indian time. */
export function fillDays(byDay: readonly PulseDay[], days: number, now: Date): PulseDay[] {
  const known = new Map(byDay.map((one) => [one.day, one]));
  const today = now.getTime() + indiaOffsetMs;
  return Array.from({ length: days }, (_none, index) => {
    const day = new Date(today - (days - 1 - index) * dayMs).toISOString().slice(0, 10);
    return known.get(day) ?? { day, costUp: 0, costDown: 0, wentOut: 0, cameBack: 0 };
  });
}
