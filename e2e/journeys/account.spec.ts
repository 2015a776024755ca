import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';
import { openAccount } from '../open-account.ts';
import { readMailLink } from '../outbox.ts';

/** A minimal image that the browser and the server can decode. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('an owner', () => {
  test.use({ expectedConsole: [/status of (401|415)/] });

  test(
    'sets a photo, changes the email address, and logs out everywhere else',
    { tag: '@once' },
    async ({ page, browser, seller }) => {
      const { password } = await openAccount(page, seller);
      await page.goto(`${seller}/seller/settings/profile`);
      const upload = page.locator('input[type=file]');
      const file = { name: 'me.png', mimeType: 'image/png', buffer: image };
      await upload.setInputFiles({ ...file, buffer: Buffer.alloc(6_000_000) });
      await expect(page.getByRole('alert')).toHaveText(/larger than 5 MB/);
      await upload.setInputFiles({ ...file, buffer: Buffer.from('no image') });
      await expect(page.getByRole('alert')).toHaveText(/choose a JPEG, PNG/);
      await upload.setInputFiles(file);
      await expect(page.getByRole('img', { name: 'Photo of Isha Verma' })).toBeVisible();

      const newEmail = `verma-${randomUUID()}@example.in`;
      await page.getByLabel('New email').fill(newEmail);
      await page.getByLabel('Your password').fill(password);
      await page.getByRole('button', { name: 'Send link to new address' }).click();
      await expect(page.getByText('Until then, your current email address stays in use.')).toBeVisible();
      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await other.goto(await readMailLink(newEmail, /./));
      await other.getByRole('button', { name: 'Confirm' }).click();
      await expect(other.getByText('Your new email address is confirmed')).toBeVisible();
      await other.goto(`${seller}/login`);
      await logIn(other, { email: newEmail, password });
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);

      // The new address was confirmed in another browser, which ended this session.
      await page.goto(`${seller}/seller/settings/security`);
      await logIn(page, { email: newEmail, password });
      await page.getByRole('button', { name: 'Log out of all other sessions' }).click();
      await expect(page.getByText('This session')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out of all other sessions' })).toHaveCount(0);
      await other.goto(`${seller}/dashboard`);
      await expect(other).toHaveURL(/\/login/);
      await elsewhere.close();
    },
  );

  test(
    'gets a plan from staff, pauses and cancels it, and withdraws a request to be erased',
    { tag: '@once' },
    async ({ page, browser, seller }) => {
      const { business, password } = await openAccount(page, seller);
      await page.goto(`${seller}/seller/settings/plan`);
      await page.getByRole('link', { name: 'Choose Unicorn' }).click();
      await page.getByRole('button', { name: 'Ask our team' }).click();
      await expect(page.getByText(/^You requested Unicorn/)).toBeVisible();
      const office = await browser.newContext();
      const staff = await office.newPage();
      await staff.goto(`${seller}/login`);
      await logIn(staff, demo.admin);
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Inbox');
      await staff.goto(`${seller}/desk/merchants?requested=yes&search=${encodeURIComponent(business)}`);
      await staff.getByRole('link', { name: business }).click();
      await staff.getByLabel('Payment details, or reason for declining').fill('By UPI, 4411');
      await staff.getByRole('button', { name: 'Activate' }).click();
      await expect(staff.getByText('Unicorn, ₹3,999 per month')).toBeVisible();
      await expect(staff.getByRole('list', { name: 'Audit log' })).toContainText('Reason: By UPI, 4411');
      await office.close();
      await page.reload();
      await page.getByRole('button', { name: 'Pause plan' }).click();
      await page.getByRole('button', { name: 'Keep plan' }).click();
      await expect(page.getByRole('button', { name: 'Pause plan' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Pause from/ }).click();
      await expect(page.getByText(/^Your plan will be paused on/)).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw change' }).click();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await page.getByRole('button', { name: /^Cancel on/ }).click();
      await expect(page.getByText(/^Your plan ends on/)).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('link', { name: 'Your plan is now Unicorn' })).toBeVisible();

      await page.goto(`${seller}/seller/settings/privacy`);
      await page.getByRole('button', { name: 'Erase my account' }).click();
      await expect(page.getByLabel('Your password')).toBeFocused();
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Your account will be erased on/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await expect(page.getByRole('button', { name: 'Erase my account' })).toBeVisible();
    },
  );
});
