import { expect, type Page } from '@playwright/test';
import { readMailLink } from './outbox.ts';

interface NewMerchant {
  name: string;
  business: string;
  email: string;
  password: string;
}

/** Fills in the open sign-up form, confirms the email address and logs in. */
export async function signUp(page: Page, { name, business, email, password }: NewMerchant): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Business name').fill(business);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('098765 43210');
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.goto(await readMailLink(email, /^Confirm your email address/));
  await choosePassword(page, password);
}

/** Fills in the page that the link in the confirmation email opens. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
}
