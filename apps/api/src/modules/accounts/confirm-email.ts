import type { Executor } from '@postprocure/db/pool';
import { deleteAccountTokens } from './account-token.repository.ts';
import { restartOwnTrial } from './merchant.repository.ts';
import { markEmailVerified } from './user.repository.ts';

/**
 * Call it for a user who has opened a link that only their mailbox received. The trial starts here, because the account
 * cannot be used before; other confirmation links stop working, so that they cannot restart it.
 */
export async function confirmEmail(tx: Executor, userId: string): Promise<void> {
  if (await markEmailVerified(tx, userId)) await restartOwnTrial(tx, userId);
  await deleteAccountTokens(tx, userId, 'verify_email');
}
