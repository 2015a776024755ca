import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../process/start-error.ts';

export const postgresFolder = (dataDir: string) => path.join(dataDir, 'postgres');
export const mediaFolder = (dataDir: string) => path.join(dataDir, 'media');
export const uploadsFolder = (dataDir: string) => path.join(dataDir, 'uploads');
export const exportFolder = (dataDir: string) => path.join(dataDir, 'exports');
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');
export const logFolder = (dataDir: string) => path.join(dataDir, 'logs');

/** Makes the folder and tries it, so that a wrong one is named now and not by the first part to need it. */
export function prepareDataFolder(dataDir: string): void {
  guard(dataDir, () => {
    makeFolder(dataDir);
    writeFileSync(path.join(dataDir, '.gitignore'), '*\n');
  });
}

/** What signing demands. */
const shortestKey = 32;

/** The key that signs logins: made once, so that a restart does not log everyone out. */
export function readSigningKey(dataDir: string, given: string | undefined): Uint8Array {
  if (given !== undefined) return Buffer.from(given);
  const file = path.join(dataDir, 'signing-key');
  return guard(dataDir, () => {
    if (!existsSync(file)) createSigningKey(file);
    // A full disk once left it short: nobody can have been logged in with that.
    if (readFileSync(file).length < shortestKey) {
      rmSync(file);
      createSigningKey(file);
    }
    return readFileSync(file);
  });
}

/** Written aside and linked into place: of two processes that start at once both read the one that came first, whole. */
function createSigningKey(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Not `recursive`: below /proc and the like that never returns.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function guard<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'the disk is full' : `it cannot be written by this user (${code})`;
    throw new StartError(
      `DATA_DIR ${dataDir} is of no use: ${reason}. Make room or give it to this user, or set DATA_DIR to another folder.`,
    );
  }
}
