import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing-server.ts'],
    setupFiles: ['scripts/property-seed.ts'],
    // Generous for slow machines. A passing test never waits this long.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // One more than the cores of a small machine, because some tests wait: for a timeout, a lock, a process.
    maxWorkers: 3,
    // Reloading the application for each of the 150 test files would take as long as all tests together.
    isolate: false,
  },
});
