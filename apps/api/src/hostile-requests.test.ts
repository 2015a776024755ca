import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendHostileRequests } from './testing/hostile-requests.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

/** `npm run fuzz` sends more, from another seed. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const seed = Number(process.env['PROPERTY_SEED'] ?? 2026);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('demo', { http: { trustProxy: true } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

test(
  'generated requests to every endpoint cause no server error and no hang',
  { timeout: 180_000 + requests * 200 },
  async () => {
    const report = await sendHostileRequests(api, { requests, seed });
    if (process.env['FUZZ_REQUESTS'] !== undefined)
      process.stdout.write(`${report.requests} requests: ${JSON.stringify(report.statuses)}\n`);
    expect(report.problems.slice(0, 20)).toEqual([]);
    expect(report.requests).toBe(requests);
    // Enough requests pass validation and reach the code behind it.
    expect(report.statuses['200']).toBeGreaterThan(requests / 10);
    expect((await api.app.inject('/api/health')).statusCode).toBe(200);
  },
);
