import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { purgeInBatches } from '../audit/index.ts';
import { purgeMailsTo } from '../mail/index.ts';
import { deleteSignUps, lockUnconfirmedUsers } from './purge-sign-ups.repository.ts';

/**
 * Deletes sign-ups whose email address was never confirmed, and their merchants. Returns how many sign-ups were
 * deleted.
 */
export const purgeSignUps = (database: Pool): Promise<number> =>
  purgeInBatches(database, 'account.signUpsPurged', async (tx, limit) => {
    const users = await lockUnconfirmedUsers(tx, retention.unconfirmedDays, limit);
    await deleteSignUps(
      tx,
      users.map(({ id }) => id),
    );
    // Keeps newer emails to the same address, such as an invitation, which have nothing to do with the sign-up.
    const addresses = users.map(({ email }) => email);
    await purgeMailsTo(tx, addresses, { olderThanDays: retention.unconfirmedDays });
    return users.length;
  });
