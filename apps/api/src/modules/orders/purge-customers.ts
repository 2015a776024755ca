import { orderStateRules, orderStates } from '@postprocure/contracts/orders/order-state';
import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { purgeInBatches } from '../audit/index.ts';
import { removeCustomers } from './purge-customers.repository.ts';

/** A rejected claim counts as the end of an order, although the claim can still be reopened. */
const endStates = orderStates.filter((state) => !orderStateRules[state].isOpen || state === 'CLAIM_REJECTED');

/** Removes customer data after the retention period. Returns how many orders were changed. */
export const purgeCustomers = (database: Pool): Promise<number> =>
  purgeInBatches(database, 'order.customersPurged', (tx, limit) =>
    removeCustomers(tx, endStates, retention.customerDays, limit),
  );
