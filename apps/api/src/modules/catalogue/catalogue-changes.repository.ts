import type { Executor } from '@postprocure/db/pool';

export interface ChangesSince {
  /** The transactions that were visible, as a PostgreSQL snapshot. Pass it to the next call. */
  snapshot: string;
  changed: boolean;
}

/**
 * Whether a transaction that changed the catalogue was committed between `snapshot` and now. Comparing transaction
 * IDs is not enough, because a transaction that began early may commit late. The upper bound excludes IDs restored
 * from another server, which may be higher than any on this one.
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
  if (row === undefined) throw new Error('The query returned no row.');
  return row;
}

/** Deletes old changes. Every catalogue watch polls once a second, so it has already seen these. */
export async function purgeOldChanges(writes: Executor): Promise<void> {
  await writes.query(`delete from catalogue_changes where changed_at < now() - interval '1 hour'`);
}
