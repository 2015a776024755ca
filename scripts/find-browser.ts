import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

/** The headless shell comes first: without windows, the browser tests take a quarter less time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const commonPaths = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a working browser: CHROME_PATH, one that is installed on the system, or the one that Playwright has
 * downloaded.
 */
export function findBrowser(): string | null {
  const { CHROME_PATH: given } = process.env;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new Error(`CHROME_PATH (${given}) is not a working browser. Correct or unset it.`);
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...commonPaths];
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...commonPaths, chromium.executablePath()].find(runs) ?? null;
}

/** Finds a browser or installs one: first through Playwright's download, then from the distribution's packages. */
export async function obtainBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('No browser found. Downloading Chromium with Playwright …');
  await runCommand('playwright', ['install', 'chromium'], { timeoutMs: 240_000 });
  const downloaded = findBrowser();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0) {
    console.log('The download failed. Installing a package …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
      const installed = findBrowser();
      if (installed !== null) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), or set CHROME_PATH to it.',
  );
}

// Ubuntu's chromium-browser may be a script that installs a snap, so only running it shows whether it is a browser.
function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    const answer = execFileSync(file, ['--version', '--no-sandbox'], {
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /chrom|edge/i.test(answer.toString());
  } catch {
    return false;
  }
}
