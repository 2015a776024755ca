import type { Page } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

/** The demo users. */
export const demo = {
  merchant: { email: 'merchant@demo.postprocure.in', password: 'demo-merchant-2026' },
  support: { email: 'support@demo.postprocure.in', password: 'demo-support-2026' },
  admin: { email: 'admin@demo.postprocure.in', password: 'demo-admin-2026' },
} satisfies Record<string, Credentials>;

/** Fills in and submits the login form. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
