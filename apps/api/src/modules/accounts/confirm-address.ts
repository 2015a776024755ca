import type { Executor } from '@postprocure/db/pool';
import { deleteAccountTokens } from './account-token.repository.ts';
import { restartOwnTrial } from './merchant.repository.ts';
import { markEmailVerified } from './user.repository.ts';

/**
 * For whoever came by a link that only the mailbox had. The trial begins here, because only now can the account be
 * used; further links that were sent to confirm the address begin no other.
 */
export async function confirmAddress(tx: Executor, userId: string): Promise<void> {
  if (await markEmailVerified(tx, userId)) await restartOwnTrial(tx, userId);
  await deleteAccountTokens(tx, userId, 'verify_email');
}
