import type { Executor } from '@postprocure/db/pool';

export interface ChangesSince {
  /** Which transactions this answer has seen; to be handed in with the next question. */
  snapshot: string;
  changed: boolean;
}

/**
 * Whether a transaction that changed the catalogue was committed between `snapshot` and now. Ids alone would not
 * tell, because a transaction that began early may be committed late. The upper bound leaves out ids that were
 * restored from another server and lie in this one's future.
 */
export async function readChangesSince(reads: Executor, snapshot: string | null): Promise<ChangesSince> {
  const { rows } = await reads.query<ChangesSince>({
    name: 'catalogue-changes-since',
    text: `
      select pg_current_snapshot()::text as snapshot, $1::pg_snapshot is null or exists (
        select from catalogue_changes
        where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
      ) as changed`,
    values: [snapshot],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered without a row.');
  return row;
}

/** Watchers look every second, so nobody asks for anything older. */
export async function purgeOldChanges(writes: Executor): Promise<void> {
  await writes.query(`delete from catalogue_changes where changed_at < now() - interval '1 hour'`);
}
