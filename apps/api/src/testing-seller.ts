import { randomUUID } from 'node:crypto';
import { ownPageHeader } from '@postprocure/contracts/own-page';
import type { MerchantRole } from '@postprocure/contracts/permission';
import { withTransaction } from '@postprocure/db/transaction';
import { createTestAccount, type TestAccount } from './modules/accounts/testing.ts';
import { testSigningKey, type TestApi } from './testing.ts';

export interface TestPerson extends TestAccount {
  /** For calls as the seller application makes them. */
  headers: Record<string, string>;
  /** For calls as the storefront makes them. */
  bearer: Record<string, string>;
}

export interface TestSeller extends TestPerson {
  merchantId: string;
}

export interface TestSellerOptions {
  role?: MerchantRole;
  plan?: 'trial' | 'launchpad' | 'orbit' | 'unicorn';
  /** Joins this business instead of opening one. */
  merchantId?: string;
}

/** Somebody who is logged in to a merchant's account; the owner of a new one unless told otherwise. */
export async function createTestSeller(api: TestApi, options: TestSellerOptions = {}): Promise<TestSeller> {
  const person = await createTestPerson(api, { role: 'merchant', merchant: options });
  if (person.merchantId === null) throw new Error('The merchant was not made');
  return { ...person, merchantId: person.merchantId };
}

/** Somebody of ours who is logged in to the desk. */
export const createTestStaff = (api: TestApi, role: 'support' | 'admin'): Promise<TestPerson> =>
  createTestPerson(api, { role, merchant: null });

async function createTestPerson(
  api: TestApi,
  options: Pick<Parameters<typeof createTestAccount>[1], 'role' | 'merchant'>,
): Promise<TestPerson> {
  const account = await withTransaction(api.database.pool, (tx) =>
    createTestAccount(tx, { ...options, email: `${randomUUID()}@shop.test`, signingKey: testSigningKey }),
  );
  return {
    ...account,
    headers: { cookie: account.cookie, [ownPageHeader]: 'test' },
    bearer: { authorization: `Bearer ${account.token}` },
  };
}
