import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './start-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine, because journeys often wait: for a scan, an email, a job.
  workers: 3,
  forbidOnly: true,
  // Generous for slow machines. A passing test never waits this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording a trace of every test would make the run a quarter longer. Use `--trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
    // Tests that behave the same at every width are tagged `@once` and run only on the desktop.
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true }, grepInvert: /@once/ },
  ],
});
