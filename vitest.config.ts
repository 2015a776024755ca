import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing-server.ts'],
    setupFiles: ['scripts/property-seed.ts'],
    // Generous, for slow machines; a passing test never waits for it.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // The static checks run at the same time on one core, but finish earlier.
    maxWorkers: 2,
    // Reloading the application for each of 150 files would take as long as all tests together.
    isolate: false,
  },
});
