import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { purgeInBatches } from '../audit/index.ts';
import { removeEndedRecipients } from './sandbox-parcel.repository.ts';

/** The sandbox needs a recipient's address only while the parcel is under way. */
const endedDays = 7;

/** Removes the recipients of old parcels. Returns how many parcels were changed. */
export const purgeRecipients = (database: Pool): Promise<number> =>
  purgeInBatches(database, 'sandbox.recipientsPurged', (tx, limit) =>
    removeEndedRecipients(tx, { endedDays, bookedDays: retention.customerDays }, limit),
  );
