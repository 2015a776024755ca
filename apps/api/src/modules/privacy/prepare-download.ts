import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withSnapshot, withTransaction } from '@postprocure/db/transaction';
import {
  failDownload,
  finishDownload,
  insertChunk,
  lockUnfinishedDownload,
} from './download-file.repository.ts';
import { writePersonalData } from './personal-data-file.ts';
import { listPersonalData } from './personal-data.repository.ts';

const chunkBytes = 256 * 1024;

/**
 * Writes the file for a requested download from a consistent snapshot. Holds only a batch of rows and a chunk of the
 * file in memory. The chunks and the state 'ready' are committed together.
 */
export async function prepareDownload(
  pool: Pool,
  id: string,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<void> {
  try {
    await withTransaction(pool, async (tx) => {
      const download = await lockUnfinishedDownload(tx, id);
      if (!download) return;
      const { userId, merchantId } = download;
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
      for await (const line of lines) {
        bytes += Buffer.byteLength(line);
        yield line;
      }
    },
    createGzip(),
    async (compressed: AsyncIterable<Buffer>) => {
      let position = 0;
      for await (const chunk of splitChunks(compressed)) {
        await insertChunk(tx, id, position, chunk);
        gzipBytes += chunk.length;
        position += 1;
      }
    },
  );
  return { bytes, gzipBytes };
}

async function* splitChunks(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = [];
  let size = 0;
  for await (const part of compressed) {
    buffered.push(part);
    size += part.length;
    if (size < chunkBytes) continue;
    yield Buffer.concat(buffered);
    buffered = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(buffered);
}
