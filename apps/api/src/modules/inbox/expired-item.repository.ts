import { retention } from '@postprocure/contracts/privacy/retention';
import type { Executor } from '@postprocure/db/pool';
import type { ItemTable } from './item-table.ts';

/**
 * Locks tickets or chats whose retention period has ended. The period starts with the last entry in their history.
 */
export async function lockExpired(tx: Executor, table: ItemTable, limit: number): Promise<string[]> {
  const { name, since, events, eventsKey } = table;
  const { rows } = await tx.query<{ id: string }>(
    `select item.id from ${name} as item
     cross join lateral (
       select case item.status
         when 'resolved' then now() - make_interval(years => $1)
         when 'spam' then now() - make_interval(days => $3)
       end as closed_before
     ) as rule
     where item.${since} < now() - make_interval(years => $2)
       or (item.${since} < closed_before and not exists (
         select from ${events} as event
         where event.${eventsKey} = item.id and event.created_at >= closed_before))
     order by item.${since} limit $4 for update of item skip locked`,
    [retention.closedTicketYears, retention.ticketYears, retention.spamDays, limit],
  );
  return rows.map(({ id }) => id);
}
