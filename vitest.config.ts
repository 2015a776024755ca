import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing-server.ts'],
    setupFiles: ['scripts/property-seed.ts'],
    // For machines much slower than those on which this is written; whoever passes never waits for it.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // Beside the static checks, which take one core: as these end earlier, the tests use both.
    maxWorkers: 2,
    // Loading the application anew for each of 150 files would take as long as all tests together.
    isolate: false,
  },
});
