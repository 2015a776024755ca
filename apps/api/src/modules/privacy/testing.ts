import { gzipSync } from 'node:zlib';
import type { Executor } from '@postprocure/db/pool';

/** A file that is ready to be fetched, in pieces of so many bytes. */
export async function insertReadyDownload(
  executor: Executor,
  userId: string,
  { content = '{}', pieceBytes = 1000 } = {},
): Promise<string> {
  const gzip = gzipSync(content, { level: 1 });
  const { rows } = await executor.query<{ id: string }>(
    `insert into data_downloads (user_id, state, bytes, gzip_bytes, expires_at)
     values ($1, 'ready', $2, $3, now() + interval '1 day') returning id`,
    [userId, Buffer.byteLength(content), gzip.length],
  );
  const id = rows[0]?.id ?? '';
  for (let position = 0; position * pieceBytes < gzip.length; position += 1) {
    const piece = gzip.subarray(position * pieceBytes, (position + 1) * pieceBytes);
    await executor.query('insert into data_download_pieces values ($1, $2, $3)', [id, position, piece]);
  }
  return id;
}
