import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../process/start-error.ts';

export const postgresFolder = (dataDir: string) => path.join(dataDir, 'postgres');
export const mediaFolder = (dataDir: string) => path.join(dataDir, 'media');
export const uploadsFolder = (dataDir: string) => path.join(dataDir, 'uploads');
export const exportFolder = (dataDir: string) => path.join(dataDir, 'exports');
export const importFolder = (dataDir: string) => path.join(dataDir, 'imports');
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');
export const logFolder = (dataDir: string) => path.join(dataDir, 'logs');

/** Creates the folder and checks that it is writable, so that a wrong setting is reported at startup. */
export function prepareDataFolder(dataDir: string): void {
  guard(dataDir, () => {
    makeFolder(dataDir);
    writeFileSync(path.join(dataDir, '.gitignore'), '*\n');
  });
}

/** The signing algorithm requires this length. */
const shortestKey = 32;

/** Returns the key that signs logins. It is stored, so that a restart does not log everyone out. */
export function readSigningKey(dataDir: string, given: string | undefined): Uint8Array {
  if (given !== undefined) return Buffer.from(given);
  const file = path.join(dataDir, 'signing-key');
  return guard(dataDir, () => {
    if (!existsSync(file)) createSigningKey(file);
    // A full disk can leave a truncated key, which cannot have signed any login.
    if (readFileSync(file).length < shortestKey) {
      rmSync(file);
      createSigningKey(file);
    }
    return readFileSync(file);
  });
}

/** The key that the signing key replaces, while both are accepted. */
export const readPreviousSigningKey = (given: string | undefined): Uint8Array | undefined =>
  given === undefined ? undefined : Buffer.from(given);

/** Writes a draft and links it into place, so that two processes starting at once read the same complete key. */
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

// `mkdirSync` with the `recursive` option never returns for paths below /proc and similar file systems.
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
    const reason = code === 'ENOSPC' ? 'the disk is full' : `this user cannot write to it (${code})`;
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used: ${reason}. Free some space or make the folder writable, or set DATA_DIR to another folder.`,
    );
  }
}
