import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

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

export const test = base.extend<JourneyFixtures>({
  // A page wakes up after it has been painted; journeys begin when it can answer.
  page: async ({ page, javaScriptEnabled, seller }, use) => {
    if (javaScriptEnabled) {
      await page.addInitScript(noteWaking);
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await page.waitForFunction(url.startsWith(seller) ? isRunning : isAwake);
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
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      expect(complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)))).toEqual([]);
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
  // Without frames to gather from, one run in the page says the same as parts finished in a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: nothingOpen } },
  });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Nothing sticks out of the page sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
}

function addressOf(variable: string): string {
  const address = process.env[variable];
  if (!address) throw new Error(`${variable} is not set: was the server started?`);
  return address;
}
