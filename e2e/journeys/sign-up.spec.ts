import { createHmac, randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { readMailLink } from '../outbox.ts';
import { signUp } from '../sign-up.ts';

const password = 'three blue buffaloes';

/** A TOTP implementation (RFC 6238) independent of the server's. */
function showCode(key: string): string {
  const bits = Array.from(key.replaceAll(' ', ''), (character) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'),
  ).join('');
  const secret = Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const digest = createHmac('sha1', secret).update(counter).digest();
  const place = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test.describe('a new merchant', () => {
  test.use({ expectedConsole: [/status of (401|403)/] });

  test(
    'signs up, confirms the address, protects the account, and recovers it',
    { tag: '@once' },
    async ({ page, seller }) => {
      const email = `asha-${randomUUID()}@example.in`;
      await page.goto(`${seller}/signup?plan=orbit`);
      await signUp(page, { name: 'Asha Rao', business: 'Rao Traders', email, password });
      await expect(page.getByRole('banner')).toContainText('Starter trial · 30 days left');
      await page.goto(`${seller}/seller/settings/security`);
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByLabel('Your password').fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
      await page.getByLabel('Code', { exact: true }).fill(showCode(key));
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByRole('status')).toContainText('Save these recovery codes');
      const recoveryCode = await page
        .getByText(/^[a-z\d]{5}-[a-z\d]{5}$/)
        .first()
        .textContent();
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

      await page.goto(`${seller}/login?type=logout`);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      // Wait for the new page, because the previous one also has a field with this name.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('status')).toContainText('we have sent it an email');
      await page.goto(await readMailLink(email, /^Choose a new password/));
      await page.getByLabel('New password').fill('four green parrots');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('status')).toContainText('You have been logged out on all devices');

      await page.getByRole('link', { name: 'Log in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('four green parrots');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByLabel('Code', { exact: true }).fill(recoveryCode ?? '');
      await page.getByRole('button', { name: 'Log in' }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Check who has access');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'I recognise everything' }).click();
      await expect(title).toHaveText('Welcome, Asha Rao');

      // After a reset every device is new, so this login was announced.
      await page.goto(await readMailLink(email, /^New login to your/));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'It was not me, log out all devices' }).click();
      await expect(title).toHaveText('Choose a new password');
      await page.getByLabel('New password').fill('five yellow tigers');
      await page.getByLabel(/^I no longer have my authenticator app/).check();
      await page.getByRole('button', { name: 'Save password' }).click();
      await page.getByRole('link', { name: 'Log in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('five yellow tigers');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(title).toHaveText('Check who has access');
      await page.getByRole('button', { name: 'I recognise everything' }).click();
      await expect(title).toHaveText('Welcome, Asha Rao');
    },
  );
});
