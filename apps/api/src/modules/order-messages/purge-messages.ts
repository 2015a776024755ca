import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { purgeInBatches } from '../audit/index.ts';
import { deleteOldConversations } from './order-message.repository.ts';

/** Deletes conversations about orders after the retention period of tickets. */
export const purgeOrderMessages = (database: Pool): Promise<number> =>
  purgeInBatches(database, 'order.messagesPurged', (tx, limit) =>
    deleteOldConversations(tx, retention.closedTicketYears, limit),
  );
