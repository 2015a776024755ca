import type { ProductPulse } from '@postprocure/contracts/subscriptions/subscription';
import type { Executor } from '@postprocure/db/pool';
import { countEventsByDay, loadLatestEvents } from './pulse.repository.ts';

const latestCount = 20;

/** Recent supplier changes to the merchant's products. Days are in Indian time. */
export async function readPulse(database: Executor, merchantId: string, days: number): Promise<ProductPulse> {
  const [byDay, latest] = await Promise.all([
    countEventsByDay(database, merchantId, days),
    loadLatestEvents(database, merchantId, days, latestCount),
  ]);
  const sum = (kind: ProductPulse['latest'][number]['kind']) =>
    byDay.reduce((total, day) => total + day[kind], 0);
  return {
    costUp: sum('costUp'),
    costDown: sum('costDown'),
    wentOut: sum('wentOut'),
    cameBack: sum('cameBack'),
    byDay,
    latest: latest.map(({ at, before, after, ...event }) => ({
      ...event,
      at: at.toISOString(),
      ...(event.kind === 'costUp' || event.kind === 'costDown'
        ? { before: before && before / 100, after: after && after / 100 }
        : { before, after }),
    })),
  };
}
