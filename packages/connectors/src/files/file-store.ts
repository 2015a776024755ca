import type { Readable } from 'node:stream';

/** The port: files that people sent us, under keys of our making. Nothing in it is served to the web as it lies. */
export interface FileStore {
  /** Appears whole or not at all. */
  save(key: string, content: Buffer): Promise<void>;
  /** Null when there is none. */
  open(key: string): Promise<Readable | null>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Keys of everything saved before then. */
  listOlderThan(time: Date): Promise<string[]>;
}

/** Lower-case words separated by slashes: no key can name a place outside. */
const keyPattern = /^[\da-z-]+(?:\/[\da-z-]+)*$/;

export const isKey = (text: string): boolean => keyPattern.test(text) && text.length <= 200;

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a key of the file store');
  return key;
}
