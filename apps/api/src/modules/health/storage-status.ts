import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Below this, the next upload or export may not fit. */
const minFreeBytes = 100_000_000;
/** How long storage counts as full after a write was refused. */
const refusalMemoryMs = 60_000;

/** Whether files and the database can still grow. */
export interface StorageStatus {
  isFull(): Promise<boolean>;
  /** Call this when a write was refused because a disk is full. It may be the disk of a database on another machine. */
  noteRefusal(): void;
}

export function createStorageStatus(readFreeBytes: () => Promise<number>): StorageStatus {
  let refusedAt = -Infinity;
  return {
    isFull: async () =>
      performance.now() - refusedAt < refusalMemoryMs || (await readFreeBytes()) < minFreeBytes,
    noteRefusal: () => {
      refusedAt = performance.now();
    },
  };
}

/** The free space on the disk that holds the folder, or will hold it once it is created. */
export async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return readFreeBytes(parent);
  }
}
