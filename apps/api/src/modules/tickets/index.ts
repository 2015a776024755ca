import { normalizeIP } from '@fastify/rate-limit';
import type { Readable } from 'node:stream';
import path from 'node:path';
import { createFolderFileStore } from '@postprocure/connectors/files/folder-file-store';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import type { TicketReceipt } from '@postprocure/contracts/tickets/form-schema';
import type { Pool } from '@postprocure/db/pool';
import type { DeskTicket, TicketReply } from '@postprocure/contracts/inbox/inbox';
import type { StaffActor } from '../../staff-actor.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { createRateLimitError } from '../../limits/rate-limit-error.ts';
import type { InboxFilter, ItemActions } from '../inbox/inbox-item.ts';
import {
  addTicketNote,
  assignTicket,
  changeTicketStatus,
  listTicketInbox,
  readTicket,
  replyToTicket,
  type InboxRow,
} from './ticket-desk.service.ts';
import { findFile, type StoredFile } from './ticket.repository.ts';
import { storeTicket, type Submission } from './ticket.service.ts';
import { openBody, submitPage, type PageSubmission } from './page-submission.ts';
import { readUpload, type ReceivedForm } from './read-upload.ts';
import { SubmissionLimit, type SubmissionAllowance } from './submission-limit.ts';

export interface TicketsService {
  /** To be asked before anything of a form is read. Null where nothing is limited. */
  countSubmission(client: string): SubmissionAllowance | null;
  /** Reads a multipart or urlencoded body; the caller discards what comes back. */
  receive(body: Readable, contentType: string): Promise<ReceivedForm>;
  /** Stores a form once, however often it is sent, and queues the confirmation. */
  submit(kind: FormKind, submission: Submission): Promise<TicketReceipt>;
  /** The whole way of a form that a browser without scripts sends. */
  submitPage(kind: FormKind, submission: PageSubmission): Promise<FormOutcome>;
  openFile(file: { ticketId: string; fileId: string }): Promise<StoredFile & { content: Readable }>;
  desk: TicketsDesk;
}

/** What staff do with submissions. */
export interface TicketsDesk extends ItemActions {
  list(kind: FormKind | null, filter: InboxFilter): Promise<InboxRow[]>;
  read(id: string): Promise<DeskTicket>;
  reply(actor: StaffActor, id: string, reply: TicketReply): Promise<void>;
}

export interface TicketsOptions {
  database: Pool;
  uploadsDirectory: string;
  /** Hides the addresses of clients; the same in every process that serves one product. */
  hashKey: Uint8Array;
  /** Forms a client may send within ten minutes; 0 switches the limit off. */
  maxSubmissions: number;
}

/** What is kept, and what is arriving and may have been left there by a process that died. */
export const openUploads = (uploadsDirectory: string): FileStore => createFolderFileStore(uploadsDirectory);

const limitWindowMs = 600_000;

export function createTickets(options: TicketsOptions): TicketsService {
  const { database, hashKey, uploadsDirectory } = options;
  const files = openUploads(uploadsDirectory);
  const parts = { database, files, hashKey };
  const directory = path.join(uploadsDirectory, 'arriving');
  const limit = new SubmissionLimit({ max: options.maxSubmissions, windowMs: limitWindowMs });
  return {
    countSubmission: (client) => limit.count(normalizeIP(client)),
    receive: (body, contentType) => readUpload(body, { contentType, directory }),
    submit: (kind, submission) => storeTicket(parts, kind, submission),
    submitPage: (kind, submission) => {
      const receive = async (): Promise<ReceivedForm> => {
        const allowance = limit.count(normalizeIP(submission.client));
        if (allowance?.isAllowed === false) throw createRateLimitError(allowance.resetMs);
        return readUpload(openBody(submission.body), { contentType: submission.contentType, directory });
      };
      return submitPage(parts, kind, receive, submission);
    },
    openFile: async (wanted) => {
      const file = await findFile(database, wanted);
      const content = file && (await files.open(file.storageKey));
      if (!content) throw new AppError('NOT_FOUND', 'There is no such file.');
      return { ...file, content };
    },
    desk: {
      list: (kind, filter) => listTicketInbox(database, kind, filter),
      read: (id) => readTicket(database, id),
      changeStatus: (actor, id, change) => changeTicketStatus(database, actor, id, change),
      assign: (actor, id, change) => assignTicket(database, actor, id, change),
      addNote: (actor, id, note) => addTicketNote(database, actor, id, note),
      reply: (actor, id, reply) => replyToTicket(database, actor, id, reply),
    },
  };
}
