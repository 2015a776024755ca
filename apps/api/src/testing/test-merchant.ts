import { randomUUID } from 'node:crypto';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import type { MerchantRole } from '@postprocure/contracts/permission';
import { withTransaction } from '@postprocure/db/transaction';
import { createTestAccount, type TestAccount } from '../modules/accounts/testing.ts';
import { testSigningKey, type TestApi } from './test-api.ts';

export interface TestPerson extends TestAccount {
  /** For calls from the seller application. */
  headers: Record<string, string>;
  /** For calls from the storefront. */
  bearer: Record<string, string>;
}

export interface TestMerchant extends TestPerson {
  merchantId: string;
}

export interface TestMerchantOptions {
  role?: MerchantRole;
  plan?: 'trial' | 'launchpad' | 'orbit' | 'unicorn';
  /** Adds the user to this merchant instead of a new one. */
  merchantId?: string;
}

/** Creates a logged-in member of a merchant, by default the owner of a new one. */
export async function createTestMerchant(
  api: TestApi,
  options: TestMerchantOptions = {},
): Promise<TestMerchant> {
  const person = await createTestPerson(api, { role: 'merchant', merchant: options });
  if (person.merchantId === null) throw new Error('The merchant was not created');
  return { ...person, merchantId: person.merchantId };
}

/** Creates a staff member who is logged in to the desk. */
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
    headers: { cookie: account.cookie, [csrfHeader]: 'test' },
    bearer: { authorization: `Bearer ${account.token}` },
  };
}
