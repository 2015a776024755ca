import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './start-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // For machines much slower than those on which this is written; whoever passes never waits for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace of every journey would cost a quarter of the time; `--trace on` shows one more closely.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
    // A journey that goes the same way at every width is tagged, and walked once.
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true }, grepInvert: /@once/ },
  ],
});
