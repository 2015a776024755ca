import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { logIn, type Credentials } from './log-in.ts';
import { readMailLink } from './outbox.ts';

interface Account extends Credentials {
  business: string;
}

/** Signs up a new merchant, confirms the email address and logs in. */
export async function openAccount(page: Page, seller: string): Promise<Account> {
  const business = `Verma Textiles ${randomUUID()}`;
  const email = `verma-${randomUUID()}@example.in`;
  const password = 'three blue buffaloes';
  await page.request.post(`${seller}/api/user/signup`, {
    headers: { origin: seller, 'x-requested-by': 'journey' },
    data: { name: 'Isha Verma', businessName: business, email, phone: '9876543210', password },
  });
  await page.goto(await readMailLink(email, /^Confirm your email address/));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('status')).toContainText('Your account is ready');
  await page.goto(`${seller}/login`);
  await logIn(page, { email, password });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  return { business, email, password };
}
