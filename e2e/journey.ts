import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

interface JourneyFixtures {
  storefront: string;
  seller: string;
  /** Console messages that this test expects. Any other message fails the test. */
  expectedConsole: RegExp[];
  quietConsole: undefined;
}

/**
 * Storefront pages dispatch this event after hydration. Seller application pages are rendered in the browser, so they
 * need no hydration.
 */
const noteHydration = "addEventListener('pagehydrated', () => { globalThis.isHydrated = true; });";

const isInteractive = (): boolean =>
  // Pages without scripts are never hydrated.
  !('__reactRouterContext' in globalThis) || 'isHydrated' in globalThis;
const isRunning = (): boolean => '__reactRouterDataRouter' in globalThis;

/**
 * The notification bell polls the server, so a request sent just before the session ends may be answered with 401.
 */
const unanswerableBell = /status of 401 .*\/api\/account\/notifications$/;

/** `LATE_ANSWERS=500` delays each response by up to half a second, to find tests that rely on the order of responses. */
const lateByMs = Number(process.env['LATE_ANSWERS'] ?? 0);

export const test = base.extend<JourneyFixtures>({
  // Pages hydrate after the first paint, so tests wait until a page is interactive.
  page: async ({ page, javaScriptEnabled, seller }, use) => {
    if (lateByMs > 0) {
      await page.route('**', async (route) => {
        if (route.request().resourceType() !== 'image') await setTimeout(Math.random() * lateByMs);
        // Fails if the page has been closed in the meantime.
        await route.fallback().catch(() => undefined);
      });
    }
    if (javaScriptEnabled) {
      await page.addInitScript(noteHydration);
      const waitUntilInteractive = () =>
        page.waitForFunction(page.url().startsWith(seller) ? isRunning : isInteractive);
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await waitUntilInteractive();
        return response;
      };
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        await waitUntilInteractive();
        return response;
      };
    }
    await use(page);
  },
  storefront: ({}, use) => use(addressOf('STOREFRONT')),
  seller: ({}, use) => use(addressOf('SELLER')),
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(describeComplaint(message));
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      const expected = [...expectedConsole, unanswerableBell, refusedLiveUpdates];
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * This is slow. accessibility.spec.ts checks every page type, so other tests call it only for states that are not
 * checked there. With `nothingOpen`, click targets must also be large enough and not covered.
 */
export async function expectAccessible(page: Page, { nothingOpen = false } = {}): Promise<void> {
  await page.evaluate(endTransitions);
  // Pages have no frames, so legacy mode gives the same result without opening a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: nothingOpen } },
  });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Contrast cannot be measured during a colour transition. The script runs in the page, so it is passed as text. */
const endTransitions = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished)
).then(() => undefined)`;

/** Fails if the page scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
}

/** The browser reports the URL of a failed request separately from the message. */
function describeComplaint(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource') ? `${text}: ${message.location().url}` : text;
}

/**
 * The top bar loads the balance and reconnects to live updates automatically, even just after a session has ended.
 */
const refusedLiveUpdates = /status of 401 .*\/api\/seller\/(?:wallet|events)$/;

function addressOf(variable: string): string {
  const address = process.env[variable];
  if (!address) throw new Error(`${variable} is not set. Is the server running?`);
  return address;
}
