import type { Readable } from 'node:stream';

/**
 * Port for storing uploaded files under keys that we generate. Stored files are never served to the web
 * unprocessed.
 */
export interface FileStore {
  /** Atomic: readers see either the complete file or no file. */
  save(key: string, content: Buffer): Promise<void>;
  /** Returns null when the key does not exist. */
  open(key: string): Promise<Readable | null>;
  /** Succeeds even when the key does not exist. */
  remove(key: string): Promise<void>;
  /** Lists the keys of all files saved before the given time. */
  listOlderThan(time: Date): Promise<string[]>;
}

/** Lower-case words separated by slashes, which rules out path traversal. */
const keyPattern = /^[\da-z-]+(?:\/[\da-z-]+)*$/;

export const isKey = (text: string): boolean => keyPattern.test(text) && text.length <= 200;

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('Invalid file store key');
  return key;
}
