import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '@postprocure/contracts/app-error';
import type { Executor } from '@postprocure/db/pool';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { FileDownload } from '../../endpoints/handlers.ts';
import { nameDownload } from '../../sent-file.ts';
import { recordAudit } from '../audit/index.ts';
import { findReadyDownload, loadChunk } from './download-file.repository.ts';

/** `bytes` becomes the content length, which lets clients detect an incomplete download. */
export async function openDownload(
  database: Executor,
  { userId, merchant }: Caller,
  client: ClientContext,
  id: string,
  isGzip: boolean,
): Promise<FileDownload> {
  const file = await findReadyDownload(database, userId, id);
  if (!file) throw new AppError('NOT_FOUND', 'This file is no longer available. Request a new one.');
  await recordAudit(database, { userId, merchantId: merchant?.id ?? null }, client, {
    act: 'privacy.downloaded',
    target: id,
  });
  const description = { name: `${nameDownload('my-data')}.json`, type: 'application/json; charset=utf-8' };
  const stored = Readable.from(readChunks(database, id, file.gzipBytes), { objectMode: false });
  if (isGzip) return { ...description, stream: stored, bytes: file.gzipBytes, isGzip };
  const stream = stored.on('error', (error) => stream.destroy(error)).pipe(createGunzip());
  stream.on('close', () => stored.destroy());
  return { ...description, stream, bytes: file.bytes, isGzip };
}

/** Loads each chunk with its own statement, so that a slow client does not occupy a database connection. */
async function* readChunks(database: Executor, id: string, bytes: number): AsyncGenerator<Buffer> {
  let read = 0;
  for (let position = 0; read < bytes; position += 1) {
    const chunk = await loadChunk(database, id, position);
    // The file was deleted during the download. The error aborts the connection, so that the client sees that the
    // file is incomplete.
    if (!chunk) throw new Error(`Chunk ${position} of download ${id} has been deleted`);
    read += chunk.length;
    yield chunk;
  }
}
