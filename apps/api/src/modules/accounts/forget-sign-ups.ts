import { retention } from '@postprocure/contracts/retention';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from '../audit/index.ts';
import { forgetMailsTo } from '../mail/index.ts';
import { deleteSignUps, takeUnconfirmed } from './unconfirmed.repository.ts';

const forgottenAtOnce = 200;

/** Deletes sign-ups whose address nobody confirmed, with the business each would have opened; returns how many. */
export async function forgetSignUps(database: Pool): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const count = await withTransaction(database, async (tx) => {
      const people = await takeUnconfirmed(tx, retention.unconfirmedDays, forgottenAtOnce);
      if (people.length === 0) return 0;
      const ids = people.map(({ id }) => id);
      await deleteSignUps(tx, ids);
      // What was written to the same mailbox since then, an invitation perhaps, was not about the sign-up.
      const addresses = people.map(({ email }) => email);
      await forgetMailsTo(tx, addresses, { olderThanDays: retention.unconfirmedDays });
      await recordAudit(tx, { userId: null }, null, {
        act: 'account.signUpsForgotten',
        detail: { count: people.length },
      });
      return people.length;
    });
    forgotten += count;
    if (count < forgottenAtOnce) return forgotten;
  }
}
