import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { purgeInBatches } from '../audit/index.ts';
import { purgeMails } from '../mail/index.ts';
import { lockExpired } from '../inbox/index.ts';
import { deleteChats, deleteOldMessages } from './purge-chats.repository.ts';
import { chatTable } from './chat-table.ts';

/** Deletes conversations after their retention period and returns how many. */
export async function purgeChats(database: Pool): Promise<number> {
  await deleteOldMessages(database, retention.ticketYears);
  return purgeInBatches(database, 'chat.purged', async (tx, limit) => {
    const ids = await lockExpired(tx, chatTable, limit);
    await purgeMails(tx, await deleteChats(tx, ids));
    return ids.length;
  });
}
