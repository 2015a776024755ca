import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { recordAudit } from '../audit/index.ts';
import { revokeSession, type LiveSession } from './session.repository.ts';

/** Returns false if the session had already ended. */
export const endSession = (
  database: Pool,
  { userId, id, merchant }: Pick<LiveSession, 'userId' | 'id' | 'merchant'>,
  client: ClientContext,
  act: 'session.ended' | 'session.reused' | 'session.revoked',
): Promise<boolean> =>
  withTransaction(database, async (tx) => {
    const ended = await revokeSession(tx, userId, id);
    if (ended)
      await recordAudit(tx, { userId, merchantId: merchant?.id ?? null }, client, { act, target: id });
    return ended;
  });
