import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withSnapshot, withTransaction } from '@postprocure/db/transaction';
import {
  failDownload,
  finishDownload,
  insertPiece,
  lockUnfinishedDownload,
} from './download-file.repository.ts';
import { writePersonalData } from './personal-data-file.ts';
import { listPersonalData } from './personal-data.repository.ts';

const pieceBytes = 256 * 1024;

/**
 * Makes the file of a download that waits, from one moment's data and with no more of it in memory than a batch of
 * rows and a piece of the file. The pieces are there together with the word that it is ready, or not at all.
 */
export async function prepareDownload(
  pool: Pool,
  id: string,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<void> {
  try {
    await withTransaction(pool, async (tx) => {
      const wanted = await lockUnfinishedDownload(tx, id);
      if (!wanted) return;
      const { userId, merchantId } = wanted;
      await withSnapshot(pool, async (snapshot) => {
        const text = writePersonalData(new Date(), listPersonalData(snapshot, userId, merchantId));
        await finishDownload(tx, id, await storeCompressed(tx, id, text));
      });
    });
  } catch (error) {
    if (isLastAttempt) await failDownload(pool, id);
    throw error;
  }
}

async function storeCompressed(
  tx: Executor,
  id: string,
  text: AsyncIterable<string>,
): Promise<{ bytes: number; gzipBytes: number }> {
  let bytes = 0;
  let gzipBytes = 0;
  await pipeline(
    text,
    async function* (lines: AsyncIterable<string>) {
      for await (const some of lines) {
        bytes += Buffer.byteLength(some);
        yield some;
      }
    },
    createGzip(),
    async (compressed: AsyncIterable<Buffer>) => {
      let position = 0;
      for await (const piece of cutPieces(compressed)) {
        await insertPiece(tx, id, position, piece);
        gzipBytes += piece.length;
        position += 1;
      }
    },
  );
  return { bytes, gzipBytes };
}

async function* cutPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
