import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { removeRecipients } from '../carrier-sandbox/index.ts';

/** Replaces the name of a customer whose data has been removed. */
export const removedCustomer = 'Removed customer';

/**
 * Removes customer data from orders that ended some time ago, from the reports of their failed deliveries, and from
 * their parcels in the carrier sandbox. The city and the PIN code are kept for statistics. Returns how many orders were
 * changed.
 */
export async function removeCustomers(
  tx: Executor,
  endStates: readonly OrderState[],
  days: number,
  limit: number,
): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `update orders set customer_name = $4, customer_phone = '', customer_email = null, address_line1 = '',
       address_line2 = '', landmark = '', note = '', attention_details = '{}', customer_removed_at = now()
     where id in (
       select id from orders
       where customer_removed_at is null and state_since < now() - make_interval(days => $2) and state = any ($1)
       order by state_since limit $3 for no key update skip locked)
     returning id`,
    [endStates, days, limit, removedCustomer],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query(
    `update ndr_reports set phone = null, address = null, landmark = null, note = null
     where shipment_id in (select id from shipments where order_id = any ($1))`,
    [ids],
  );
  const { rows: parcels } = await tx.query<{ trackingId: string }>(
    'select tracking_id as "trackingId" from shipments where order_id = any ($1)',
    [ids],
  );
  await removeRecipients(
    tx,
    parcels.map(({ trackingId }) => trackingId),
  );
  return ids.length;
}
