import type { Executor } from '@postprocure/db/pool';
import type { SecretBox } from '../accounts/index.ts';

interface SealedAccount {
  holder: string;
  ifsc: string;
  sealed: Buffer;
  lastDigits: string;
}

/** The bank account that a merchant's refunds are paid to, without its number. */
export const findBankAccount = (
  executor: Executor,
  merchantId: string,
): Promise<Omit<SealedAccount, 'sealed'> | null> => loadAccount(executor, merchantId);

/** The merchant's bank account with its number, for a payout. */
export async function openBankAccount(
  executor: Executor,
  box: Pick<SecretBox, 'open'>,
  merchantId: string,
): Promise<{ holder: string; ifsc: string; number: string } | null> {
  const account = await loadAccount(executor, merchantId);
  if (!account) return null;
  const { holder, ifsc, sealed } = account;
  return { holder, ifsc, number: box.open(sealed).toString() };
}

async function loadAccount(executor: Executor, merchantId: string): Promise<SealedAccount | null> {
  const { rows } = await executor.query<SealedAccount>(
    `select bank_holder as holder, bank_ifsc as ifsc, bank_account_sealed as sealed,
       bank_account_last as "lastDigits"
     from merchant_profiles where merchant_id = $1 and bank_account_sealed is not null`,
    [merchantId],
  );
  return rows[0] ?? null;
}

export async function listSealedAccounts(executor: Executor): Promise<{ id: string; sealed: Buffer }[]> {
  const { rows } = await executor.query<{ id: string; sealed: Buffer }>(
    `select merchant_id as id, bank_account_sealed as sealed from merchant_profiles
     where bank_account_sealed is not null`,
  );
  return rows;
}

export async function replaceSealedAccount(
  executor: Executor,
  { id, sealed }: { id: string; sealed: Buffer },
  renewed: Buffer,
): Promise<void> {
  await executor.query(
    `update merchant_profiles set bank_account_sealed = $3 where merchant_id = $1 and bank_account_sealed = $2`,
    [id, sealed, renewed],
  );
}
