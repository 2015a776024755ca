import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface ImageFiles {
  /** Null if the image is not stored. */
  read(name: string): Promise<Buffer | null>;
  /** Writes atomically. If the disk is full, nothing is stored and the image is rendered again next time. */
  write(name: string, bytes: Buffer): Promise<void>;
}

export interface ImageStore {
  /** One file per imported image. */
  masters: ImageFiles;
  /** A cache of rendered images with a fixed number of files. */
  renditions: ImageFiles;
}

interface ImageStoreOptions {
  maxRenditions?: number;
}

/**
 * Images in a directory, whose files may be deleted at any time. Anyone can request millions of different renditions,
 * so each can be stored only in one of a fixed number of files, chosen by the hash of its name, and replaces what that
 * file contained. This bounds the disk space without an index, even if several processes share the directory.
 */
export const createImageStore = (
  directory: string,
  { maxRenditions = 65_536 }: ImageStoreOptions = {},
): ImageStore => ({
  masters: {
    read: (name) => readIfPresent(path.join(directory, name)),
    write: (name, bytes) => writeAtomically(path.join(directory, name), [bytes]),
  },
  renditions: {
    read: async (name) => {
      const file = await readIfPresent(fileOf(directory, name, maxRenditions));
      const header = headerOf(name);
      return file?.subarray(0, header.length).equals(header) ? file.subarray(header.length) : null;
    },
    write: (name, bytes) => writeAtomically(fileOf(directory, name, maxRenditions), [headerOf(name), bytes]),
  },
});

/** Identifies the rendition in a file, because several renditions share one. */
const headerOf = (name: string): Buffer => Buffer.from(`${name}\n`);

function fileOf(directory: string, name: string, maxRenditions: number): string {
  const slot = createHash('sha1').update(name).digest().readUInt32BE() % maxRenditions;
  return path.join(directory, 'renditions', String(slot % 256), String(slot));
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

async function writeAtomically(file: string, parts: Buffer[]): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, parts);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
