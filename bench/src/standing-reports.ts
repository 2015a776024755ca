import type { SeedRun } from './data.ts';
import { atMost, formatCount, formatMegabytes, formatMs, type Report } from './report.ts';

const memoryLimit = 400;
const barredSeed = 1_000_000;

/** Reports the seeding time if a catalogue was created in this run. */
export function reportSeeds(runs: readonly SeedRun[]): Report[] {
  if (runs.length === 0) return [];
  return [
    {
      title: 'Seeding, including search structures',
      columns: ['products', 'seconds', 'products/s', 'Node CPU s', 'db CPU s', 'peak memory'],
      rows: runs.map(({ products, seconds, nodeCpuSeconds, databaseCpuSeconds, peakMemory }) => ({
        cells: [
          formatCount(products),
          formatMs(seconds),
          formatCount(products / seconds),
          formatMs(nodeCpuSeconds ?? NaN),
          formatMs(databaseCpuSeconds ?? NaN),
          formatMegabytes(peakMemory),
        ],
        ...(products === barredSeed && { bars: [atMost('time', seconds, 480, ' s')] }),
      })),
    },
  ];
}

export function reportMemory(peaks: ReadonlyMap<string, number>): Report[] {
  if (peaks.size === 0) return [];
  return [
    {
      title: 'Memory of the Node process',
      columns: ['during', 'peak'],
      rows: [...peaks].map(([what, megabytes]) => ({
        cells: [what, formatMegabytes(megabytes)],
        bars: [atMost('peak', megabytes, memoryLimit, ' MB')],
      })),
    },
  ];
}
