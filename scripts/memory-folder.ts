import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const memory = '/dev/shm';
/** Several times what the tests need. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Creates an in-memory folder for temporary files and removes it when the process exits. Returns null if the system has
 * no in-memory file system or it is nearly full. Each test file creates and drops a database of a thousand files, which
 * takes three times as much system time on disk as in memory.
 */
export function openMemoryFolder(): string | null {
  if (readFreeBytes(memory) < neededBytes) return null;
  const folder = mkdtempSync(path.join(memory, 'post-procure-'));
  // The embedded PostgreSQL may run as a different user.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(130));
  }
  return folder;
}

function readFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
