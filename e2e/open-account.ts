import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Credentials } from './log-in.ts';
import { readMailLink } from './outbox.ts';
import { choosePassword } from './sign-up.ts';

interface Account extends Credentials {
  business: string;
}

/** Signs up a new merchant through the API, confirms the email address and logs in. */
export async function openAccount(page: Page, seller: string): Promise<Account> {
  const business = `Verma Textiles ${randomUUID()}`;
  const email = `verma-${randomUUID()}@example.in`;
  const password = 'three blue buffaloes';
  await page.request.post(`${seller}/api/user/signup`, {
    headers: { origin: seller, 'x-requested-by': 'journey' },
    data: { name: 'Isha Verma', businessName: business, email, phone: '9876543210' },
  });
  await page.goto(await readMailLink(email, /^Confirm your email address/));
  await choosePassword(page, password);
  return { business, email, password };
}
