import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const usualPlaces = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that is on the machine and runs: CHROME_PATH, the system's own, or one that Playwright brought. */
export function findBrowser(): string | null {
  const { CHROME_PATH: given } = process.env;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, which does not run as a browser. Correct or unset it.`);
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...usualPlaces];
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...usualPlaces, chromium.executablePath()].find(runs) ?? null;
}

/** `findBrowser`, or else gets one: Playwright's download, then the distribution's package. */
export async function obtainBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('No browser found; downloading the one that Playwright brings …');
  await runCommand('playwright', ['install', 'chromium'], { timeoutMs: 240_000 });
  const downloaded = findBrowser();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0) {
    console.log('That did not work; installing the chromium package …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update'], { env });
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), or set CHROME_PATH to it.',
  );
}

// Ubuntu's chromium-browser is a script that asks for snap: only asking tells whether there is a browser.
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
