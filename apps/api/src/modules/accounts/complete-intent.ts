import type { SignUpIntent, VerifiedEmail } from '@postprocure/contracts/accounts/sign-up-intent';
import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { subscribeInTransaction } from '../subscriptions/index.ts';
import { findOwnMerchant } from './merchant.repository.ts';

/**
 * Carries out what the user wanted before signing up. The account is already open, so a product that cannot be
 * subscribed to is reported instead of failing the confirmation.
 */
export async function completeIntent(
  database: Pool,
  userId: string,
  intent: SignUpIntent,
): Promise<VerifiedEmail['intent']> {
  if (intent.kind === 'cart') return intent;
  const { productId } = intent;
  try {
    await withTransaction(database, async (tx) => {
      const merchantId = await findOwnMerchant(tx, userId);
      if (merchantId === null) throw new AppError('NOT_FOUND', 'Your business is not active.');
      await subscribeInTransaction(tx, merchantId, productId);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'subscribe', productId, failure: error.message };
  }
  return { kind: 'subscribe', productId, failure: null };
}
