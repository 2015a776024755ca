import { orderStateRules, orderStates } from '@postprocure/contracts/orders/order-state';
import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { purgeInBatches } from '../audit/index.ts';
import { removeCustomers } from './purge-customers.repository.ts';

/** A rejected claim is the last word, although the order can still be disputed. */
const endStates = orderStates.filter((state) => !orderStateRules[state].isOpen || state === 'CLAIM_REJECTED');

/** Removes customers' data after the retention period and returns from how many orders. */
export const purgeCustomers = (database: Pool): Promise<number> =>
  purgeInBatches(database, 'order.customersPurged', (tx, limit) =>
    removeCustomers(tx, endStates, retention.customerDays, limit),
  );
