import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const chunkSize = 128 * 1024;

/** Reads a file in chunks. All chunks share one buffer, so each must be used before the next one is read. */
export async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(chunkSize);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, chunkSize, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of readChunks(path)) hash.update(chunk);
  return hash.digest('hex');
}
