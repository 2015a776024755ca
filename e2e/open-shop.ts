import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { openAccount } from './open-account.ts';

interface Shop {
  /** The SKU of the product to order. */
  sku: string;
  title: string;
  /** Headers for requests to the API. */
  headers: Record<string, string>;
}

/** Prepares a new merchant: the agreement, tax data, one subscription, and ₹2,500 paid in through the sandbox. */
export async function openShop(page: Page, seller: string): Promise<Shop> {
  await openAccount(page, seller);
  const headers = { 'x-requested-by': 'journey', origin: seller };
  await page.request.post(`${seller}/api/seller/agreements/acceptances`, {
    headers,
    data: { key: 'authorization-store-agreement', version: '1.0' },
  });
  await page.request.put(`${seller}/api/seller/business`, {
    headers,
    data: {
      businessType: 'other',
      legalName: 'Verma',
      pan: 'AAPFU0939F',
      gst: { registered: false, declared: true },
      address: { line1: '4 Hill Road', line2: '', city: 'Mumbai', stateCode: '27', pincode: '400050' },
    },
  });
  const list = await page.request.get(`${seller}/api/product/search?search=cotton&inStock=true&maxPrice=600`);
  const { data } = (await list.json()) as { data: { products: { id: number }[] } };
  await page.request.put(`${seller}/api/seller/subscriptions/${data.products[0]?.id ?? 0}`, { headers });
  const found = await page.request.get(`${seller}/api/seller/orders/skus`);
  const [sku] = ((await found.json()) as { data: { skus: { sku: string; title: string }[] } }).data.skus;
  if (!sku) throw new Error('There is no product to order');
  await page.goto(`${seller}/seller/wallet`);
  await page.getByRole('button', { name: '₹2,500', exact: true }).click();
  await page.getByRole('button', { name: 'Add ₹2,500' }).click();
  await page.getByLabel('UPI (scan the QR code)').check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: '₹2,500 added to your wallet' })).toBeVisible();
  return { ...sku, headers };
}
