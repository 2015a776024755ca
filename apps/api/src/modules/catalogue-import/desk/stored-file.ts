import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@postprocure/contracts/app-error';

/** Only the server's own user can read these files: they contain suppliers' prices. */
export const privateFile = 0o600;
const privateFolder = 0o700;

export const filePath = (directory: string, fileId: string): string => path.join(directory, fileId);
export const reportPath = (directory: string, runId: string): string =>
  path.join(directory, `${runId}.report.csv`);

/** Writes a file as it arrives, and returns its size. Leaves nothing behind if that fails. */
export async function storeFile(
  directory: string,
  fileId: string,
  content: Readable,
  maxBytes: number,
): Promise<number> {
  await mkdir(directory, { recursive: true, mode: privateFolder });
  const target = filePath(directory, fileId);
  let bytes = 0;
  const limit = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLarge(maxBytes) : null, chunk);
    },
  });
  try {
    await pipeline(content, limit, createWriteStream(target, { flags: 'wx', mode: privateFile }));
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  return bytes;
}

export const tooLarge = (maxBytes: number): AppError =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Import it with the command npm run import.`,
  );
