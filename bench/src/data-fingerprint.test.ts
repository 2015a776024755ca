import { expect, test } from 'vitest';
import { fingerprintData } from './data-fingerprint.ts';

test('every folder that determines the benchmark data exists', async () => {
  expect(await fingerprintData()).toMatch(/^[0-9a-f]{16}$/);
});
