import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readChunks } from './file-chunks.ts';

export interface FileFacts {
  size: number;
  sha256: string;
  /** A label for TextDecoder, or null if the encoding is not one of those that can be told apart. */
  encoding: string | null;
}

/**
 * A file counts as UTF-8 if at most this share of its non-ASCII characters is invalid. In other encodings, nearly all of
 * them are.
 */
const toleratedDamage = 0.1;
const headLength = 4096;

/** Reads the whole file once, to compute its hash and to find an encoding that is valid for all of it. */
export async function examineFile(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8');
  let head = Buffer.alloc(0);
  let size = 0;
  let signs = 0;
  let damaged = 0;
  let isInsideSign = false;
  const western = new WesternCheck();
  const count = (text: string) => {
    signs += text.match(/[^\0-\x7f]/gu)?.length ?? 0;
    damaged += countOf(text, '\ufffd');
  };
  for await (const chunk of readChunks(path)) {
    hash.update(chunk);
    size += chunk.length;
    if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength)]);
    if (!isInsideSign && isAscii(chunk)) continue;
    western.add(chunk);
    count(utf8.decode(chunk, { stream: true }));
    damaged -= countOf(chunk, replacementBytes);
    isInsideSign = (chunk.at(-1) ?? 0) > 0x7f;
  }
  count(utf8.decode());
  const isUtf8 = damaged <= signs * toleratedDamage;
  return {
    size,
    sha256: hash.digest('hex'),
    encoding: recogniseUtf16(head) ?? (isUtf8 ? 'utf-8' : western.isLikely() ? 'windows-1252' : null),
  };
}

// A replacement character in the file itself is earlier damage and says nothing about the encoding.
const replacementBytes = Buffer.from('\ufffd');

function countOf<T>(content: { indexOf(part: T, from: number): number }, part: T): number {
  let count = 0;
  for (let at = content.indexOf(part, 0); at !== -1; at = content.indexOf(part, at + 1)) count++;
  return count;
}

/** Bytes that are not assigned in Windows-1252, or whose characters hardly occur in Western text. */
const rareBytes = new Set([
  0x81, 0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8b, 0x8d, 0x8f, 0x90, 0x98, 0x9b, 0x9d,
]);

/**
 * Tells Western text from other encodings: its special letters stand alone between ASCII letters, whereas the letters of
 * Asian and Cyrillic encodings follow each other or use bytes that Western text does not.
 */
class WesternCheck {
  #special = 0;
  #rare = 0;
  #adjacent = 0;
  #previous = 0;

  add(chunk: Buffer): void {
    for (const byte of chunk) {
      if (byte > 0x7f) {
        this.#special++;
        if (rareBytes.has(byte)) this.#rare++;
        if (this.#previous > 0x7f) this.#adjacent++;
      }
      this.#previous = byte;
    }
  }

  isLikely(): boolean {
    return this.#rare <= this.#special * 0.1 && this.#adjacent <= this.#special * 0.4;
  }
}

function recogniseUtf16(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // UTF-16 without a byte order mark: a header row is mostly ASCII, so every second byte is zero.
  const zeros = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const most = head.length * 0.3;
  if ((zeros[1] ?? 0) > most) return 'utf-16le';
  if ((zeros[0] ?? 0) > most) return 'utf-16be';
  return undefined;
}

/** Yields the text of a file in chunks, without a byte order mark. `onBytes` reports the progress. */
export async function* readText(
  path: string,
  encoding: string,
  onBytes: (bytesRead: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytesRead = 0;
  for await (const chunk of readChunks(path)) {
    bytesRead += chunk.length;
    onBytes(bytesRead);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

export function isKnownEncoding(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}
