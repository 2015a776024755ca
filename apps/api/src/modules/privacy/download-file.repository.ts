import type { Executor } from '@postprocure/db/pool';

/**
 * Locks a download until the transaction ends, so that only one worker prepares it. Includes failed downloads, which
 * staff can retry. Returns null if the download is ready or deleted.
 */
export async function lockUnfinishedDownload(
  tx: Executor,
  id: string,
): Promise<{ userId: string; merchantId: string | null } | null> {
  const { rows } = await tx.query<{ userId: string; merchantId: string | null }>(
    `select user_id as "userId", merchant_id as "merchantId" from data_downloads
     where id = $1 and state <> 'ready' and expires_at > now() for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function insertChunk(
  tx: Executor,
  id: string,
  position: number,
  content: Buffer,
): Promise<void> {
  await tx.query('insert into data_download_pieces (download_id, position, content) values ($1, $2, $3)', [
    id,
    position,
    content,
  ]);
}

export async function finishDownload(
  tx: Executor,
  id: string,
  { bytes, gzipBytes }: { bytes: number; gzipBytes: number },
): Promise<void> {
  await tx.query(`update data_downloads set state = 'ready', bytes = $2, gzip_bytes = $3 where id = $1`, [
    id,
    bytes,
    gzipBytes,
  ]);
}

export async function failDownload(executor: Executor, id: string): Promise<void> {
  await executor.query(`update data_downloads set state = 'failed' where id = $1 and state = 'waiting'`, [
    id,
  ]);
}

export interface ReadyDownload {
  bytes: number;
  gzipBytes: number;
}

export async function findReadyDownload(
  executor: Executor,
  userId: string,
  id: string,
): Promise<ReadyDownload | null> {
  const { rows } = await executor.query<ReadyDownload>(
    `select bytes, gzip_bytes as "gzipBytes" from data_downloads
     where id = $2 and user_id = $1 and state = 'ready' and expires_at > now()`,
    [userId, id],
  );
  return rows[0] ?? null;
}

export async function loadChunk(executor: Executor, id: string, position: number): Promise<Buffer | null> {
  const { rows } = await executor.query<{ content: Buffer }>(
    'select content from data_download_pieces where download_id = $1 and position = $2',
    [id, position],
  );
  return rows[0]?.content ?? null;
}
