import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const blockSize = 64 * 1024;
const cachedBlocks = 128;
const writeSize = 1024 * 1024;
const offsetBytes = 8;

/** A file that is written sequentially and then read at random positions through a cache of fixed size. */
class SpillFile {
  readonly #descriptor: number;
  #size = 0;
  /** Short strings are copied into one buffer, because millions of small ones would use up the memory. */
  readonly #pending = Buffer.allocUnsafe(writeSize);
  #pendingSize = 0;
  readonly #blocks = new Map<number, Buffer>();

  constructor(file: string) {
    this.#descriptor = openSync(file, 'w+');
  }

  get size(): number {
    return this.#size;
  }

  append(bytes: Buffer): void {
    if (this.#pendingSize + bytes.length > writeSize) this.flush();
    if (bytes.length > writeSize) this.#write(bytes);
    else this.#pendingSize += bytes.copy(this.#pending, this.#pendingSize);
    this.#size += bytes.length;
  }

  flush(): void {
    this.#write(this.#pending.subarray(0, this.#pendingSize));
    this.#pendingSize = 0;
  }

  #write(bytes: Buffer): void {
    for (let written = 0; written < bytes.length;) written += writeSync(this.#descriptor, bytes, written);
  }

  read(offset: number, length: number): Buffer {
    const first = Math.floor(offset / blockSize);
    const last = Math.floor((offset + Math.max(length, 1) - 1) / blockSize);
    const start = offset - first * blockSize;
    if (first === last) return this.#block(first).subarray(start, start + length);
    const blocks = Array.from({ length: last - first + 1 }, (_, i) => this.#block(first + i));
    return Buffer.concat(blocks).subarray(start, start + length);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #block(index: number): Buffer {
    let block = this.#blocks.get(index);
    if (block) {
      this.#blocks.delete(index);
    } else {
      const bytes = Buffer.allocUnsafe(blockSize);
      block = bytes.subarray(0, readSync(this.#descriptor, bytes, 0, blockSize, index * blockSize));
      const oldest = this.#blocks.keys().next();
      if (this.#blocks.size >= cachedBlocks && !oldest.done) this.#blocks.delete(oldest.value);
    }
    this.#blocks.set(index, block);
    return block;
  }
}

/**
 * The shared strings of a workbook, which cells refer to by number. There may be millions, so they are kept in a
 * temporary file, with their offsets in another one.
 */
export class SharedStrings {
  readonly #directory: string;
  readonly #texts: SpillFile;
  readonly #offsets: SpillFile;

  static async create(): Promise<SharedStrings> {
    const directory = await mkdtemp(path.join(tmpdir(), 'post-procure-import-'));
    const strings = new SharedStrings(directory);
    // Deleting open files leaves nothing behind if the process is killed. Windows does not allow it; close() deletes them.
    await rm(directory, { recursive: true }).catch(() => undefined);
    return strings;
  }

  private constructor(directory: string) {
    this.#directory = directory;
    this.#texts = new SpillFile(path.join(directory, 'texts'));
    this.#offsets = new SpillFile(path.join(directory, 'offsets'));
  }

  add(text: string): void {
    this.#offsets.append(encodeOffset(this.#texts.size));
    this.#texts.append(Buffer.from(text));
  }

  finish(): void {
    this.#offsets.append(encodeOffset(this.#texts.size));
    this.#texts.flush();
    this.#offsets.flush();
  }

  /** Undefined if there is no string with this number. */
  get(index: number): string | undefined {
    const isKnown = Number.isInteger(index) && index >= 0 && (index + 2) * offsetBytes <= this.#offsets.size;
    if (!isKnown) return undefined;
    const bounds = this.#offsets.read(index * offsetBytes, 2 * offsetBytes);
    const start = bounds.readDoubleLE(0);
    return this.#texts.read(start, bounds.readDoubleLE(offsetBytes) - start).toString();
  }

  async close(): Promise<void> {
    this.#texts.close();
    this.#offsets.close();
    await rm(this.#directory, { recursive: true, force: true });
  }
}

function encodeOffset(offset: number): Buffer {
  const bytes = Buffer.allocUnsafe(offsetBytes);
  bytes.writeDoubleLE(offset);
  return bytes;
}
