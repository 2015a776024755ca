import type { Executor } from '@postprocure/db/pool';
import { deleteAccountTokens } from './account-token.repository.ts';
import { restartOwnTrial } from './merchant.repository.ts';
import { markEmailVerified } from './user.repository.ts';

/**
 * Call this when a user has opened a link that was sent only to their mailbox. The trial starts now, because the
 * account could not be used before. Other confirmation links stop working, so they cannot restart the trial.
 */
export async function confirmEmail(tx: Executor, userId: string): Promise<void> {
  if (await markEmailVerified(tx, userId)) await restartOwnTrial(tx, userId);
  await deleteAccountTokens(tx, userId, 'verify_email');
}
