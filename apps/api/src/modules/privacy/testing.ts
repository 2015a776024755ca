import { gzipSync } from 'node:zlib';
import type { Executor } from '@postprocure/db/pool';

/** Inserts a download that is ready, in chunks of `chunkBytes`. */
export async function insertReadyDownload(
  executor: Executor,
  userId: string,
  { content = '{}', chunkBytes = 1000 } = {},
): Promise<string> {
  const gzip = gzipSync(content, { level: 1 });
  const { rows } = await executor.query<{ id: string }>(
    `insert into data_downloads (user_id, state, bytes, gzip_bytes, expires_at)
     values ($1, 'ready', $2, $3, now() + interval '1 day') returning id`,
    [userId, Buffer.byteLength(content), gzip.length],
  );
  const id = rows[0]?.id ?? '';
  for (let position = 0; position * chunkBytes < gzip.length; position += 1) {
    const chunk = gzip.subarray(position * chunkBytes, (position + 1) * chunkBytes);
    await executor.query('insert into data_download_pieces values ($1, $2, $3)', [id, position, chunk]);
  }
  return id;
}
