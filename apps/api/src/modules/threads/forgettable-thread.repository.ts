import { retention } from '@postprocure/contracts/retention';
import type { Executor } from '@postprocure/db/pool';
import type { ThreadTable } from './thread-table.ts';

/** Matters whose time is over. One counts as closed since the last thing that happened to it. */
export async function takeForgettable(tx: Executor, table: ThreadTable, limit: number): Promise<string[]> {
  const { name, since, closedStatus, events, eventsKey } = table;
  const { rows } = await tx.query<{ id: string }>(
    `select thread.id from ${name} as thread
     cross join lateral (
       select case thread.status
         when '${closedStatus}' then now() - make_interval(years => $1)
         when 'spam' then now() - make_interval(days => $3)
       end as closed_before
     ) as rule
     where thread.${since} < now() - make_interval(years => $2)
       or (thread.${since} < closed_before and not exists (
         select from ${events} as event
         where event.${eventsKey} = thread.id and event.created_at >= closed_before))
     order by thread.${since} limit $4 for update of thread skip locked`,
    [retention.closedThreadYears, retention.threadYears, retention.spamDays, limit],
  );
  return rows.map(({ id }) => id);
}
