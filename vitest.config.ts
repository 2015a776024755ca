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
    // Two workers for two cores. The static checks use one of the cores at first, but they finish earlier.
    maxWorkers: 2,
    // Reloading the application for each of the 150 test files would take as long as all tests together.
    isolate: false,
  },
});
