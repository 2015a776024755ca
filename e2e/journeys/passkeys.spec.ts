import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';
import { startServer, type RunningServer } from '../start-server.ts';

/** Browsers allow passkeys only for host names, not IP addresses, so this test needs its own server at localhost. */
let server: RunningServer;
test.beforeAll(async () => {
  const port = await findFreePort();
  server = await startServer({
    PORT: '0',
    SELLER_PORT: String(port),
    SELLER_APP_URL: `http://localhost:${port}`,
    DEMO_PRODUCTS: '50',
  });
});
test.afterAll(() => server.stop());
test.use({
  seller: async ({}, use) => use(server.seller),
  // Logging in with a password is refused until the passkey is used.
  expectedConsole: [/status of 401 .*\/api\/user\/login/],
});

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Adds a virtual authenticator whose user verification, such as a fingerprint, always succeeds. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'a merchant adds a passkey, logs in with it, and removes it',
  { tag: '@once' },
  async ({ page, seller }) => {
    await addAuthenticator(page);
    const logOut = async () => {
      await page.getByRole('button', { name: 'Logout' }).first().click();
      await expect(page.getByRole('heading', { name: 'Log in to your seller account' })).toBeVisible();
    };
    const dashboard = page.getByRole('heading', { name: /^Welcome/ });
    await page.goto(`${seller}/seller/settings/security`);
    await logIn(page, demo.merchant);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Work laptop');
    await page.getByLabel('Your password').fill(demo.merchant.password);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('Save these recovery codes')).toBeVisible();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('Work laptop')).toBeVisible();
    await expectAccessible(page);

    await logOut();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(dashboard).toBeVisible();

    await logOut();
    await logIn(page, demo.merchant);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(dashboard).toBeVisible();

    await page.goto(`${seller}/seller/settings/security`);
    await page.getByRole('button', { name: 'Rename Work laptop' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Office laptop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Office laptop' }).click();
    await page.getByLabel('Your password').fill(demo.merchant.password);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect(page.getByText('Office laptop')).toBeHidden();

    await logOut();
    await logIn(page, demo.merchant);
    await expect(dashboard).toBeVisible();
  },
);
