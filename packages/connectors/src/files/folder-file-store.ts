import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, isKey, type FileStore } from './file-store.ts';

/** Stores files in one directory that only the server's user can read. */
export function createFolderFileStore(directory: string): FileStore {
  const place = (key: string): string => path.join(directory, ...checkKey(key).split('/'));
  return {
    save: async (key, content) => {
      const file = place(key);
      const draft = `${file}-${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, content, { mode: 0o600, flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    open: async (key) => {
      try {
        return (await open(place(key))).createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
    listOlderThan: async (time) => {
      const files = await listFiles(directory);
      const old: string[] = [];
      for (const file of files) {
        const key = path.relative(directory, file).split(path.sep).join('/');
        // Skip files that a file manager or a backup has put here.
        const found = isKey(key) ? await stat(file).catch(() => null) : null;
        if (found && found.mtime < time) old.push(key);
      }
      return old;
    },
  };
}

async function listFiles(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
