import { gzipSync } from 'node:zlib';
import type { Executor } from '@postprocure/db/pool';

/** A file that is ready to be fetched. */
export async function insertReadyDownload(executor: Executor, userId: string): Promise<string> {
  const { rows } = await executor.query<{ id: string }>(
    `insert into data_downloads (user_id, state, content, bytes, expires_at)
     values ($1, 'ready', $2, 2, now() + interval '1 day') returning id`,
    [userId, gzipSync('{}')],
  );
  return rows[0]?.id ?? '';
}
