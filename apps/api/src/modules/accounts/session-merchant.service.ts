import type { SellerSession } from '@postprocure/contracts/accounts/session';
import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { isStaff, type Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import { recordAudit } from '../audit/index.ts';
import type { AccountsContext } from './accounts-context.ts';
import { listActiveMerchants, listSuspendedMerchants, moveSession } from './session-merchant.repository.ts';

export async function describeSession(
  { database, staffTwoFactor }: AccountsContext,
  caller: Caller,
): Promise<SellerSession> {
  const { userId, user, merchant, twoFactor, needsAccessReview, permissions, expiresInMs } = caller;
  const isMerchant = user.role === 'merchant';
  return {
    user,
    twoFactor,
    staffTwoFactor: isStaff(user.role) ? staffTwoFactor : null,
    needsAccessReview,
    merchant,
    merchants: isMerchant ? await listActiveMerchants(database, userId) : [],
    suspended: isMerchant && !merchant ? await listSuspendedMerchants(database, userId) : [],
    permissions: [...permissions],
    expiresInMs,
  };
}

/** From the next request on, the session and its storefront tokens work for the other merchant. */
export const switchMerchant = (
  database: Pool,
  caller: Caller,
  client: ClientContext,
  merchantId: string,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    if (!(await moveSession(tx, caller, merchantId))) {
      throw new AppError('NOT_FOUND', "You're not a member of this business.");
    }
    await recordAudit(tx, { userId: caller.userId, merchantId }, client, {
      act: 'session.businessSwitched',
      target: caller.sessionId,
    });
  });
