import type { SignUpIntent, VerifiedEmail } from '@postprocure/contracts/accounts/sign-up-intent';
import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { RequestContext } from '../../endpoints/handlers.ts';
import { subscribeInTransaction } from '../subscriptions/index.ts';
import { findOwnMerchant } from './merchant.repository.ts';

const ourFault = 'Something went wrong on our side. Please try again in a moment.';

/**
 * Carries out what the user wanted before signing up. By now the account is open and the link has been used up, so an
 * error is only reported and does not make the confirmation fail. The next page offers the subscription again.
 */
export async function completeIntent(
  database: Pool,
  userId: string,
  intent: SignUpIntent,
  reportError: RequestContext['reportError'],
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
    if (error instanceof AppError) return { kind: 'subscribe', productId, failure: error.message };
    reportError(error, 'failed to subscribe a new merchant');
    return { kind: 'subscribe', productId, failure: ourFault };
  }
  return { kind: 'subscribe', productId, failure: null };
}
