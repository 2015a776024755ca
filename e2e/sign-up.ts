import { expect, type Page } from '@playwright/test';
import { readMailLink } from './outbox.ts';

interface NewMerchant {
  name: string;
  business: string;
  email: string;
  password: string;
}

/** Fills in the sign-up form and confirms the email address. */
export async function signUp(page: Page, { name, business, email, password }: NewMerchant): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Business name').fill(business);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('098765 43210');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.goto(await readMailLink(email, /^Confirm your email address/));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('status')).toContainText('Your account is ready');
}
