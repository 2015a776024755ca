import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Rendered images in a directory. The files may be deleted at any time. */
export const createImageStore = (directory: string) => {
  const read = async (name: string): Promise<Buffer | null> => {
    try {
      return await readFile(path.join(directory, name));
    } catch {
      return null;
    }
  };

  /** Writes atomically. If the disk is full, nothing is stored and the image is rendered again next time. */
  const write = async (name: string, bytes: Buffer): Promise<void> => {
    const file = path.join(directory, name);
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, file);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  };

  return { read, write };
};

export type ImageStore = ReturnType<typeof createImageStore>;
