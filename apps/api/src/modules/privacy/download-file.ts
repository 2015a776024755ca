import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import { findReadyDownload, loadPiece } from './download-file.repository.ts';

export interface OpenedDownload {
  stream: Readable;
  /** Of what the stream gives. */
  bytes: number;
}

export async function openDownload(
  database: Executor,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
  { gzip }: { gzip: boolean },
): Promise<OpenedDownload> {
  const file = await findReadyDownload(database, userId, id);
  if (!file) throw new AppError('NOT_FOUND', 'This file is gone. Ask for a new one.');
  const stored = Readable.from(readPieces(database, id, file.gzipBytes), { objectMode: false });
  if (gzip) return { stream: stored, bytes: file.gzipBytes };
  const stream = stored.on('error', (error) => stream.destroy(error)).pipe(createGunzip());
  stream.on('close', () => stored.destroy());
  return { stream, bytes: file.bytes };
}

/** One after the other, each by a statement of its own: a slow reader holds no connection to the database. */
async function* readPieces(database: Executor, id: string, bytes: number): AsyncGenerator<Buffer> {
  let read = 0;
  for (let position = 0; read < bytes; position += 1) {
    const piece = await loadPiece(database, id, position);
    // Deleted while it was being sent: the connection breaks, and nobody takes what came for the whole.
    if (!piece) throw new Error(`Piece ${position} of the download ${id} is gone`);
    read += piece.length;
    yield piece;
  }
}
