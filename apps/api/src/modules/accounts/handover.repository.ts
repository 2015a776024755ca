import type { Executor } from '@postprocure/db/pool';

/** Returns false if the token has been used before. */
export async function insertUsedHandover(
  executor: Executor,
  id: string,
  expiresAtSeconds: number,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    'insert into used_handovers (id, expires_at) values ($1, to_timestamp($2)) on conflict do nothing',
    [id, expiresAtSeconds],
  );
  return rowCount === 1;
}

export async function deleteExpiredHandovers(executor: Executor): Promise<void> {
  await executor.query('delete from used_handovers where expires_at < now()');
}
