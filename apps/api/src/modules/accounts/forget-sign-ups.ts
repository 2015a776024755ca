import { retention } from '@postprocure/contracts/retention';
import type { Pool } from '@postprocure/db/pool';
import { forgetInBatches } from '../audit/index.ts';
import { forgetMailsTo } from '../mail/index.ts';
import { deleteSignUps, takeUnconfirmed } from './unconfirmed.repository.ts';

/** Deletes sign-ups whose address nobody confirmed, with the business each would have opened; returns how many. */
export const forgetSignUps = (database: Pool): Promise<number> =>
  forgetInBatches(database, 'account.signUpsForgotten', async (tx, limit) => {
    const people = await takeUnconfirmed(tx, retention.unconfirmedDays, limit);
    await deleteSignUps(
      tx,
      people.map(({ id }) => id),
    );
    // What was written to the same mailbox since then, an invitation perhaps, was not about the sign-up.
    const addresses = people.map(({ email }) => email);
    await forgetMailsTo(tx, addresses, { olderThanDays: retention.unconfirmedDays });
    return people.length;
  });
