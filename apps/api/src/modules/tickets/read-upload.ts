import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { formMaxBytes, uploadMaxBytes, uploadMaxFiles } from '@postprocure/contracts/tickets/upload-limits';
import { AppError } from '@postprocure/contracts/app-error';
import type { UploadedFile } from '../../endpoints/handlers.ts';

/** A form that is not validated yet. */
export interface ReceivedForm {
  values: Record<string, string | string[]>;
  files: UploadedFile[];
  /** Deletes the temporary files. Must always be called. */
  discard(): Promise<void>;
}

const maxFieldBytes = 200_000;
const maxFields = 60;
const maxNameLength = 255;

const incompleteMessage = 'The form arrived incomplete. Please send it again.';

/** Reads multipart and urlencoded bodies as streams. Files are written to disk, so that they don't use up memory. */
export async function readUpload(
  body: Readable,
  { contentType, directory }: { contentType: string; directory: string },
): Promise<ReceivedForm> {
  const busboy = openParser(contentType);
  // The folder is created before reading starts. If a stream had to wait for it, nothing would handle its errors.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const values: ReceivedForm['values'] = Object.create(null) as ReceivedForm['values'];
  const arriving: BusboyFileStream[] = [];
  const saving: Promise<UploadedFile>[] = [];
  const problems: string[] = [];
  const refuse = (message: string): void => void problems.push(message);

  busboy.on('field', (name: unknown, value, nameTruncated, valueTruncated) => {
    if (typeof name !== 'string' || nameTruncated) return refuse('A field of the form has an invalid name.');
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
    if (isNamed) refuse('A file name is invalid or too long.');
    // Without a handler, an error in this stream would end the process.
    stream.on('error', () => undefined).resume();
  });
  busboy.on('filesLimit', () => refuse(`Please choose at most ${uploadMaxFiles} files.`));
  busboy.on('fieldsLimit', () => refuse('The form has too many fields.'));
  busboy.on('partsLimit', () => refuse('The form has too many fields.'));

  const [reading] = await Promise.allSettled([pipeline(body, countBytes(), busboy)]);
  // The parser does not end the file streams of an incomplete body, so they would wait forever.
  if (reading.status === 'rejected')
    for (const stream of arriving) stream.destroy(new Error(incompleteMessage));
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
        // One more than allowed, because browsers send an empty part for a file input without a file.
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

interface ArrivingFile {
  field: string;
  name: string;
  stream: BusboyFileStream;
  directory: string;
}

async function saveFile({ field, name, stream, directory }: ArrivingFile): Promise<UploadedFile> {
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
  return { field, name, size, sha256: hash.digest(), isTruncated: stream.truncated, path: file };
}

function countBytes(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > formMaxBytes) done(new AppError('PAYLOAD_TOO_LARGE', 'The form is too large.'));
      else done(null, chunk);
    },
  });
}

function describeFailure(
  reading: PromiseSettledResult<void>,
  saved: readonly PromiseSettledResult<UploadedFile>[],
): Error | null {
  const rejected = saved.find((file) => file.status === 'rejected');
  // A disk failure is our fault. Any other reason for an incomplete body is on the sender's side.
  if (rejected && isDiskFailure(rejected.reason)) return rejected.reason;
  if (reading.status === 'rejected') {
    const cause: unknown = reading.reason;
    return cause instanceof AppError ? cause : new AppError('INVALID_REQUEST', incompleteMessage, { cause });
  }
  return rejected ? new AppError('INVALID_REQUEST', incompleteMessage, { cause: rejected.reason }) : null;
}

const isDiskFailure = (error: unknown): error is Error =>
  ['ENOSPC', 'EACCES', 'EROFS', 'EIO', 'EMFILE', 'EDQUOT'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
