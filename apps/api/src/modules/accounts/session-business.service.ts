import type { SellerSession } from '@postprocure/contracts/session';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import { recordAudit } from '../audit/index.ts';
import { listBusinesses, listSuspended, moveSession } from './session-business.repository.ts';

export const describeSession = async (database: Pool, caller: Caller): Promise<SellerSession> => ({
  user: caller.user,
  twoFactor: caller.twoFactor,
  merchant: caller.merchant,
  businesses: caller.user.role === 'merchant' ? await listBusinesses(database, caller.userId) : [],
  suspended:
    caller.user.role === 'merchant' && !caller.merchant ? await listSuspended(database, caller.userId) : [],
  permissions: [...caller.permissions],
  expiresInMs: caller.expiresInMs,
});

/** From the next call on the session, and the storefront's tokens of it, speak for the other business. */
export const switchBusiness = (
  database: Pool,
  caller: Caller,
  client: ClientContext,
  merchantId: string,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    if (!(await moveSession(tx, caller, merchantId))) {
      throw new AppError('NOT_FOUND', 'You are not part of this business.');
    }
    await recordAudit(tx, { userId: caller.userId, merchantId }, client, {
      act: 'session.businessSwitched',
      target: caller.sessionId,
    });
  });
