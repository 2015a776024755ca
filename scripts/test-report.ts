import { z } from 'zod';

export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** What did not pass has failed: there is no skipping, and a test that needs a second attempt is not passed. */
export function countVitest(report: unknown, exitCode: number): Tally {
  const { data } = vitestReport.safeParse(report);
  const total = data?.numTotalTests ?? 0;
  const passed = data?.numPassedTests ?? 0;
  return tally(passed, total - passed, exitCode);
}

export function countPlaywright(report: unknown, exitCode: number): Tally {
  const { data } = playwrightReport.safeParse(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = data?.stats ?? {};
  return tally(expected, unexpected + flaky + skipped, exitCode);
}

// A run that broke before or after its tests, or had none, is a failure that no test stands for.
function tally(passed: number, failed: number, exitCode: number): Tally {
  const broken = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failed + (broken ? 1 : 0) };
}
