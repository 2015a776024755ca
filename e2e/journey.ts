import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

interface JourneyFixtures {
  storefront: string;
  seller: string;
  /** What the browser may write to its console in this test; anything else fails it. */
  expectedConsole: RegExp[];
  quietConsole: undefined;
}

/** What the shop's pages announce when they answer; those of the seller application are made by what answers. */
const noteWaking = "addEventListener('pageawake', () => { globalThis.hasWoken = true; });";

const isAwake = (): boolean =>
  // Pages without scripts have nothing to wake up.
  !('__reactRouterContext' in globalThis) || 'hasWoken' in globalThis;
const isRunning = (): boolean => '__reactRouterDataRouter' in globalThis;

/** The bell asks by itself, now and then: what it asked just before the end of a session is answered after it. */
const unanswerableBell = /status of 401 .*\/api\/account\/notifications$/;

/** With `LATE_ANSWERS=500` each answer is up to half a second late: shows journeys that rely on an order of answers. */
const lateByMs = Number(process.env['LATE_ANSWERS'] ?? 0);

export const test = base.extend<JourneyFixtures>({
  // A page wakes up after it has been painted; journeys begin when it can answer.
  page: async ({ page, javaScriptEnabled, seller }, use) => {
    if (lateByMs > 0) {
      await page.route('**', async (route) => {
        if (route.request().resourceType() !== 'image') await setTimeout(Math.random() * lateByMs);
        // The page may be gone by now.
        await route.fallback().catch(() => undefined);
      });
    }
    if (javaScriptEnabled) {
      await page.addInitScript(noteWaking);
      const awaitWaking = () => page.waitForFunction(page.url().startsWith(seller) ? isRunning : isAwake);
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await awaitWaking();
        return response;
      };
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        await awaitWaking();
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
 * Dear: a page type is judged in accessibility.spec.ts, a journey asks only about states that one does not reach. With
 * nothing open above the page, what is pressed must be large enough, and not lie below something else.
 */
export async function expectAccessible(page: Page, { nothingOpen = false } = {}): Promise<void> {
  await page.evaluate(endTransitions);
  // Without frames to gather from, one run in the page says the same as parts finished in a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: nothingOpen } },
  });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** What is half-way to another colour is not as anybody reads it. Runs in the page, as text; journeys know no DOM. */
const endTransitions = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished)
).then(() => undefined)`;

/** Nothing sticks out of the page sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
}

/** What could not be loaded is named by the browser only beside its message. */
function describeComplaint(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource') ? `${text}: ${message.location().url}` : text;
}

/** The top bar reads the balance and reconnects to live updates by itself, also just after a session has ended. */
const refusedLiveUpdates = /status of 401 .*\/api\/seller\/(?:wallet|events)$/;

function addressOf(variable: string): string {
  const address = process.env[variable];
  if (!address) throw new Error(`${variable} is not set: was the server started?`);
  return address;
}
