import type { Pool } from '@postprocure/db/pool';
import { createSecretBox, resealAll, type ResealResult } from '../accounts/index.ts';
import { listSealedAccounts, replaceSealedAccount } from './bank-account.repository.ts';

export const resealBankAccounts = async (
  pool: Pool,
  keys: { signingKey: Uint8Array; previousSigningKey: Uint8Array },
): Promise<ResealResult> =>
  resealAll(
    createSecretBox(keys.signingKey, 'bank account', keys.previousSigningKey),
    await listSealedAccounts(pool),
    (secret, renewed) => replaceSealedAccount(pool, secret, renewed),
  );
