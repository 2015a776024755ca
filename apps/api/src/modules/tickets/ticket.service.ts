import { createHash, randomUUID } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { readFile } from 'node:fs/promises';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { FormErrors, FormValues } from '@postprocure/contracts/tickets/check-form';
import { honeypotField, listFields, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import type { TicketReceipt } from '@postprocure/contracts/tickets/form-schema';
import { readForm } from '@postprocure/contracts/tickets/read-form';
import {
  emptyFileMessage,
  tooLargeFileMessage,
  tooManyFilesMessage,
  uploadMaxBytes,
  uploadMaxFiles,
} from '@postprocure/contracts/tickets/upload-limits';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { AppError } from '@postprocure/contracts/app-error';
import { queueUnrequestedMail } from '../mail/index.ts';
import { cleanUpload } from './clean-upload.ts';
import { writeConfirmation } from './confirmation-mail.ts';
import { hashClient, hashContent } from './ticket-content-hash.ts';
import {
  findRepetition,
  insertCreatedEvent,
  insertTicket,
  insertFile,
  insertMailEvent,
  listOrphanedKeys,
  lockContent,
  type NewTicketFile,
} from './ticket.repository.ts';
import { formSchemas } from './form-schemas.ts';
import type { ReceivedFile } from './read-upload.ts';

export interface Submission {
  /** Not yet looked at. */
  values: unknown;
  files: readonly ReceivedFile[];
  /** The address of whoever sends it. */
  client: string;
  /** Of the sender's making; the same for each attempt to send one form. */
  submissionKey: string | null;
}

export interface TicketParts {
  database: Pool;
  files: FileStore;
  /** Hides the addresses of clients. */
  hashKey: Uint8Array;
}

/** The same words from the same client within this time are the same submission. */
const repetitionMinutes = 10;

/** Stores a form once, however often it is sent; throws INVALID_REQUEST with the messages by field. */
export async function storeTicket(
  parts: TicketParts,
  kind: FormKind,
  submission: Submission,
): Promise<TicketReceipt> {
  const form = formDefinitions[kind];
  const fileErrors = findFileErrors(kind, submission.files);
  const parsed = formSchemas[kind].safeParse(submission.values);
  if (!parsed.success) {
    const found = Object.fromEntries(
      parsed.error.issues.map((issue) => [nameOf(issue), issue.message]).reverse(),
    ) as FormErrors;
    throw refusal(kind, { ...found, ...fileErrors });
  }
  const { [honeypotField]: bait = '', ...typed } = parsed.data;
  const kept = Object.keys(fileErrors).length === 0 ? await cleanFiles(submission.files) : null;
  if (kept === null || 'errors' in kept) throw refusal(kind, kept?.errors ?? fileErrors);

  const { fields, sender, termsVersion } = readForm(form, typed);
  const contentHash = hashContent(kind, typed, submission.files);
  const clientHash = hashClient(parts.hashKey, normalizeIP(submission.client));
  const stored = await saveFiles(parts.files, kept.files);
  try {
    const { reference, isNew } = await withTransaction(parts.database, async (tx) => {
      await lockContent(tx, contentHash);
      const same = { contentHash, clientHash, submissionKey: submission.submissionKey };
      const earlier = await findRepetition(tx, same, repetitionMinutes);
      if (earlier !== null) return { reference: earlier, isNew: false };
      const isSpam = bait !== '';
      const ticket = await insertTicket(tx, {
        ...same,
        ...sender,
        kind,
        typed,
        fields,
        termsVersion,
        status: isSpam ? 'spam' : 'new',
      });
      for (const file of stored) await insertFile(tx, ticket.id, file);
      await insertCreatedEvent(tx, ticket.id);
      if (!isSpam) {
        const mail = { ...sender, ...ticket, typed, fileNames: stored.map(({ name }) => name) };
        const mailId = await queueUnrequestedMail(tx, writeConfirmation(form, mail));
        if (mailId !== null) await insertMailEvent(tx, ticket.id, mailId);
      }
      return { reference: ticket.reference, isNew: true };
    });
    if (!isNew) await purgeFiles(parts, stored);
    return { reference, message: form.successMessage };
  } catch (error) {
    // What cannot be asked for now is swept with other orphans.
    await purgeFiles(parts, stored).catch(() => undefined);
    throw error;
  }
}

/** A commit whose answer got lost may have been one: only files that no ticket names are removed. */
async function purgeFiles(
  { database, files }: Pick<TicketParts, 'database' | 'files'>,
  stored: readonly NewTicketFile[],
): Promise<void> {
  const keys = stored.map(({ storageKey }) => storageKey);
  for (const key of await listOrphanedKeys(database, keys)) await files.remove(key);
}

function refusal(kind: FormKind, errors: FormErrors): AppError {
  return new AppError('INVALID_REQUEST', formDefinitions[kind].failureMessage, {
    fields: inOrder(kind, errors),
  });
}

/** As the form asks, with what it does not ask for at the end. */
function inOrder(kind: FormKind, errors: FormErrors): FormErrors {
  const names = new Set([
    ...listFields(formDefinitions[kind]).map(({ name }) => name),
    ...Object.keys(errors),
  ]);
  return Object.fromEntries(
    [...names].flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  );
}

function nameOf({ code, path, ...issue }: { code: string; path: PropertyKey[]; keys?: string[] }): string {
  return code === 'unrecognized_keys' ? (issue.keys?.[0] ?? 'form').slice(0, 60) : String(path[0] ?? 'form');
}

function findFileErrors(kind: FormKind, files: readonly ReceivedFile[]): FormErrors {
  const errors: FormErrors = {};
  const fields = listFields(formDefinitions[kind]).filter(({ type }) => type === 'files');
  for (const { field, name, size, truncated } of files) {
    if (!fields.some((known) => known.name === field)) {
      errors[field] = 'This form takes no files here.';
    } else if (truncated || size > uploadMaxBytes) {
      errors[field] ??= tooLargeFileMessage(name);
    } else if (size === 0) {
      errors[field] ??= emptyFileMessage(name);
    }
  }
  const first = files[0];
  if (first && files.length > uploadMaxFiles) errors[first.field] ??= tooManyFilesMessage;
  return errors;
}

interface KeptFile extends Omit<NewTicketFile, 'storageKey'> {
  content: Buffer;
}

/** One after the other: drawing five large images at once would take the memory of fifty requests. */
async function cleanFiles(
  received: readonly ReceivedFile[],
): Promise<{ files: KeptFile[] } | { errors: FormErrors }> {
  const files: KeptFile[] = [];
  for (const { field, name, path } of received) {
    const cleaned = await cleanUpload(name, await readFile(path));
    if (typeof cleaned === 'string') return { errors: { [field]: cleaned } };
    const sha256 = createHash('sha256').update(cleaned.content).digest();
    files.push({ field, name, ...cleaned, size: cleaned.content.length, sha256 });
  }
  return { files };
}

async function saveFiles(store: FileStore, files: readonly KeptFile[]): Promise<NewTicketFile[]> {
  const saved: NewTicketFile[] = [];
  const month = new Date().toISOString().slice(0, 7);
  try {
    for (const { content, ...file } of files) {
      const storageKey = `tickets/${month}/${randomUUID()}`;
      await store.save(storageKey, content);
      saved.push({ ...file, storageKey });
    }
    return saved;
  } catch (error) {
    await Promise.all(saved.map(({ storageKey }) => store.remove(storageKey)));
    throw error;
  }
}

/** What the person typed, to be shown again with the messages. */
export function keepTyped(values: unknown): FormValues {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values as FormValues).filter(([, value]) => isTyped(value)));
}

const isTyped = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
