import type { Pool } from '@postprocure/db/pool';
import { resealTotpSecrets, type ResealResult } from './modules/accounts/index.ts';
import { resealBankAccounts } from './modules/merchants/index.ts';

interface RotatedKeys {
  signingKey: Uint8Array;
  previousSigningKey: Uint8Array;
}

/** Encrypts all stored secrets with the new key, so that the previous one can be removed from the configuration. */
export async function resealSecrets(pool: Pool, keys: RotatedKeys): Promise<ResealResult> {
  const results = [await resealTotpSecrets(pool, keys), await resealBankAccounts(pool, keys)];
  const sum = (pick: (result: ResealResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  return { resealed: sum(({ resealed }) => resealed), unreadable: sum(({ unreadable }) => unreadable) };
}
