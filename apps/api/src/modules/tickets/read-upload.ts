import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { uploadMaxBytes, uploadMaxFiles } from '@postprocure/contracts/tickets/upload-limits';
import { AppError } from '@postprocure/contracts/app-error';

/** A file that has arrived and lies in a temporary place. */
export interface ReceivedFile {
  field: string;
  /** As the sender named it. */
  name: string;
  size: number;
  /** Of the bytes as they came. */
  sha256: Buffer;
  /** True when it was longer than allowed; the rest of it was not kept. */
  truncated: boolean;
  path: string;
}

/** A form as it arrived, not yet looked at. */
export interface ReceivedForm {
  values: Record<string, string | string[]>;
  files: ReceivedFile[];
  /** Removes the temporary files; to be called whatever becomes of the form. */
  discard(): Promise<void>;
}

const maxFieldBytes = 200_000;
const maxFields = 60;
const maxNameLength = 255;

/** All files, and more text than any form holds. */
export const maxFormBytes = uploadMaxFiles * uploadMaxBytes + 1_000_000;

const cutOff = 'The form arrived incomplete. Please send it again.';

/** Reads multipart and urlencoded bodies piece by piece; files go to disk and are never held whole in memory. */
export async function readUpload(
  body: Readable,
  { contentType, directory }: { contentType: string; directory: string },
): Promise<ReceivedForm> {
  const busboy = openParser(contentType);
  // Before the first byte is read: a stream that waits for its folder has nobody to hear it fail.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const values: ReceivedForm['values'] = Object.create(null) as ReceivedForm['values'];
  const arriving: BusboyFileStream[] = [];
  const saving: Promise<ReceivedFile>[] = [];
  const problems: string[] = [];
  const refuse = (message: string): void => void problems.push(message);

  busboy.on('field', (name: unknown, value, nameTruncated, valueTruncated) => {
    if (typeof name !== 'string' || nameTruncated) return refuse('A field of the form has no proper name.');
    if (valueTruncated) return refuse(`${name} is too long.`);
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  });
  busboy.on('file', (field: unknown, stream, name: string | undefined) => {
    const isNamed = name !== undefined && name !== '';
    if (typeof field === 'string' && isNamed && name.length <= maxNameLength) {
      arriving.push(stream);
      saving.push(saveFile({ field, name, stream, directory }));
      return;
    }
    if (isNamed) refuse('A file of the form has no proper name, or one that is too long.');
    // Unheard, the error of a stream that nobody reads would end the process.
    stream.on('error', () => undefined).resume();
  });
  busboy.on('filesLimit', () => refuse(`Please choose at most ${uploadMaxFiles} files.`));
  busboy.on('fieldsLimit', () => refuse('The form has too many fields.'));
  busboy.on('partsLimit', () => refuse('The form has too many fields.'));

  const [reading] = await Promise.allSettled([pipeline(body, countBytes(), busboy)]);
  // The parser says nothing to the files of a body that ended early; they would wait for ever.
  if (reading.status === 'rejected') for (const stream of arriving) stream.destroy(new Error(cutOff));
  const saved = await Promise.allSettled(saving);
  const files = saved.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
  const discard = async (): Promise<void> => {
    await Promise.all(files.map((file) => rm(file.path, { force: true })));
  };
  const failure =
    problems[0] === undefined
      ? describeFailure(reading, saved)
      : new AppError('INVALID_REQUEST', problems[0]);
  if (failure !== null) {
    await discard();
    throw failure;
  }
  return { values, files, discard };
}

function openParser(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: {
        fieldNameSize: 100,
        fieldSize: maxFieldBytes,
        fields: maxFields,
        fileSize: uploadMaxBytes + 1,
        // A browser sends an empty part for each input in which nothing was chosen.
        files: uploadMaxFiles + 1,
        parts: maxFields + uploadMaxFiles + 1,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
  } catch (cause) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the form as multipart/form-data.', { cause });
  }
}

interface FileArrival {
  field: string;
  name: string;
  stream: BusboyFileStream;
  directory: string;
}

async function saveFile({ field, name, stream, directory }: FileArrival): Promise<ReceivedFile> {
  const file = path.join(directory, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new PassThrough();
  measure.on('data', (chunk: Buffer) => {
    size += chunk.length;
    hash.update(chunk);
  });
  try {
    await pipeline(stream, measure, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { field, name, size, sha256: hash.digest(), truncated: stream.truncated, path: file };
}

function countBytes(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxFormBytes) done(new AppError('PAYLOAD_TOO_LARGE', 'The form is too large.'));
      else done(null, chunk);
    },
  });
}

function describeFailure(
  reading: PromiseSettledResult<void>,
  saved: readonly PromiseSettledResult<ReceivedFile>[],
): Error | null {
  const rejected = saved.find((file) => file.status === 'rejected');
  // A full disk is ours to mend; everything else that ends a body early is the sender's.
  if (rejected && isDiskFailure(rejected.reason)) return rejected.reason;
  if (reading.status === 'rejected') {
    const cause: unknown = reading.reason;
    return cause instanceof AppError ? cause : new AppError('INVALID_REQUEST', cutOff, { cause });
  }
  return rejected ? new AppError('INVALID_REQUEST', cutOff, { cause: rejected.reason }) : null;
}

const isDiskFailure = (error: unknown): error is Error =>
  ['ENOSPC', 'EACCES', 'EROFS', 'EIO', 'EMFILE', 'EDQUOT'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
