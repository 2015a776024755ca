import { createHash, randomUUID } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { readFile } from 'node:fs/promises';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { FormErrors, FormValues } from '@postprocure/contracts/tickets/check-form';
import type { ticketEndpoints } from '@postprocure/contracts/tickets/endpoints';
import { honeypotField, listFields, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import { formSchemas, type TicketReceipt } from '@postprocure/contracts/tickets/form-schema';
import { readForm } from '@postprocure/contracts/tickets/read-form';
import {
  emptyFileMessage,
  tooLargeFileMessage,
  tooManyFilesMessage,
  uploadMaxBytes,
  uploadMaxFiles,
} from '@postprocure/contracts/tickets/upload-limits';
import { withTransaction } from '@postprocure/db/transaction';
import { AppError } from '@postprocure/contracts/app-error';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers, UploadedFile } from '../../endpoints/handlers.ts';
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
import type { TicketStore } from './ticket-context.ts';

export interface SentForm {
  /** Not validated yet. */
  values: unknown;
  files: readonly UploadedFile[];
  /** The sender's IP address. */
  client: string;
  idempotencyKey: string | null;
}

/** The same content from the same client within this time counts as one form that was sent twice. */
const repetitionMinutes = 10;

interface TicketRequest extends Omit<SentForm, 'values' | 'client'> {
  body: unknown;
  client: ClientContext;
}

export function createTicketHandlers(store: TicketStore): Handlers<typeof ticketEndpoints> {
  const createHandler =
    (kind: FormKind) =>
    ({ client, body, files, idempotencyKey }: TicketRequest): Promise<TicketReceipt> =>
      storeTicket(store, kind, { values: body, files, client: client.address, idempotencyKey });
  return {
    'POST /api/tickets/contact': createHandler('contact'),
    'POST /api/tickets/concern': createHandler('concern'),
    'POST /api/tickets/reseller': createHandler('reseller'),
    'POST /api/tickets/sourcing': createHandler('sourcing'),
    'POST /api/tickets/bulk-order': createHandler('bulk-order'),
    'POST /api/tickets/support-ticket': createHandler('support-ticket'),
  };
}

/** Creates a ticket, unless the same form was sent before. Throws INVALID_REQUEST with a message for each field. */
export async function storeTicket(
  store: TicketStore,
  kind: FormKind,
  sent: SentForm,
): Promise<TicketReceipt> {
  const form = formDefinitions[kind];
  const fileErrors = findFileErrors(kind, sent.files);
  const parsed = formSchemas[kind].safeParse(sent.values);
  if (!parsed.success) {
    const found = Object.fromEntries(
      parsed.error.issues.map((issue) => [nameOf(issue), issue.message]).reverse(),
    ) as FormErrors;
    throw createFormError(kind, { ...found, ...fileErrors });
  }
  const { [honeypotField]: honeypot = '', ...typed } = parsed.data;
  const kept = Object.keys(fileErrors).length === 0 ? await cleanFiles(sent.files) : null;
  if (kept === null || 'errors' in kept) throw createFormError(kind, kept?.errors ?? fileErrors);

  const { fields, sender, termsVersion } = readForm(form, typed);
  const contentHash = hashContent(kind, typed, sent.files);
  const clientHash = hashClient(store.hashKey, normalizeIP(sent.client));
  const stored = await saveFiles(store.files, kept.files);
  try {
    const { reference, isNew } = await withTransaction(store.database, async (tx) => {
      await lockContent(tx, contentHash);
      const same = { contentHash, clientHash, idempotencyKey: sent.idempotencyKey };
      const earlier = await findRepetition(tx, same, repetitionMinutes);
      if (earlier !== null) return { reference: earlier, isNew: false };
      const isSpam = honeypot !== '';
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
    if (!isNew) await purgeFiles(store, stored);
    return { reference, message: form.successMessage };
  } catch (error) {
    // If this fails too, the worker deletes the files later, along with other orphans.
    await purgeFiles(store, stored).catch(() => undefined);
    throw error;
  }
}

/** Removes only files that no ticket refers to: a commit may have succeeded although its response was lost. */
async function purgeFiles(
  { database, files }: Pick<TicketStore, 'database' | 'files'>,
  stored: readonly NewTicketFile[],
): Promise<void> {
  const keys = stored.map(({ storageKey }) => storageKey);
  for (const key of await listOrphanedKeys(database, keys)) await files.remove(key);
}

function createFormError(kind: FormKind, errors: FormErrors): AppError {
  return new AppError('INVALID_REQUEST', formDefinitions[kind].failureMessage, {
    fields: sortErrors(kind, errors),
  });
}

/** Sorts the errors in the order of the fields in the form. Unknown fields come last. */
function sortErrors(kind: FormKind, errors: FormErrors): FormErrors {
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

function findFileErrors(kind: FormKind, files: readonly UploadedFile[]): FormErrors {
  const errors: FormErrors = {};
  const fields = listFields(formDefinitions[kind]).filter(({ type }) => type === 'files');
  for (const { field, name, size, isTruncated } of files) {
    if (!fields.some((known) => known.name === field)) {
      errors[field] = 'This field does not accept files.';
    } else if (isTruncated || size > uploadMaxBytes) {
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

/** Files are processed one at a time, because re-encoding five large images at once would need too much memory. */
async function cleanFiles(
  received: readonly UploadedFile[],
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

/** The text that was typed, to be shown again with the error messages. */
export function keepTyped(values: unknown): FormValues {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values as FormValues).filter(([, value]) => isTyped(value)));
}

const isTyped = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
