import { normalizeIP } from '@fastify/rate-limit';
import type { Readable } from 'node:stream';
import path from 'node:path';
import { createFolderFileStore } from '@postprocure/connectors/files/folder-file-store';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { FormKind } from '@postprocure/contracts/forms/form-definition';
import type { FormOutcome } from '@postprocure/contracts/forms/form-outcome';
import type { EnquiryReceipt } from '@postprocure/contracts/forms/form-schema';
import type { Pool } from '@postprocure/db/pool';
import type { DeskEnquiry, EnquiryReply } from '@postprocure/contracts/desk';
import type { StaffActor } from '../../staff-actor.ts';
import { AppError } from '../../errors.ts';
import { createRateLimitError } from '../../rate-limit-error.ts';
import type { InboxFilter, ThreadDesk } from '../threads/index.ts';
import {
  addEnquiryNote,
  assignEnquiry,
  changeEnquiryStatus,
  listEnquiryInbox,
  readEnquiry,
  replyToEnquiry,
  type InboxRow,
} from './enquiry-desk.service.ts';
import { findFile, type StoredFile } from './enquiry.repository.ts';
import { storeEnquiry, type Submission } from './enquiry.service.ts';
import { openBody, submitPage, type PageSubmission } from './page-submission.ts';
import { readUpload, type ReceivedForm } from './read-upload.ts';
import { SubmissionLimit, type SubmissionAllowance } from './submission-limit.ts';

export interface EnquiriesService {
  /** To be asked before anything of a form is read. Null where nothing is limited. */
  countSubmission(client: string): SubmissionAllowance | null;
  /** Reads a multipart or urlencoded body; the caller discards what comes back. */
  receive(body: Readable, contentType: string): Promise<ReceivedForm>;
  /** Stores a form once, however often it is sent, and queues the confirmation. */
  submit(kind: FormKind, submission: Submission): Promise<EnquiryReceipt>;
  /** The whole way of a form that a browser without scripts sends. */
  submitPage(kind: FormKind, submission: PageSubmission): Promise<FormOutcome>;
  openFile(file: { enquiryId: string; fileId: string }): Promise<StoredFile & { content: Readable }>;
  desk: EnquiriesDesk;
}

/** What staff do with submissions. */
export interface EnquiriesDesk extends ThreadDesk {
  list(kind: FormKind | null, filter: InboxFilter): Promise<InboxRow[]>;
  read(id: string): Promise<DeskEnquiry>;
  reply(actor: StaffActor, id: string, reply: EnquiryReply): Promise<void>;
}

export interface EnquiriesOptions {
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

export function createEnquiries(options: EnquiriesOptions): EnquiriesService {
  const { database, hashKey, uploadsDirectory } = options;
  const files = openUploads(uploadsDirectory);
  const parts = { database, files, hashKey };
  const directory = path.join(uploadsDirectory, 'arriving');
  const limit = new SubmissionLimit({ max: options.maxSubmissions, windowMs: limitWindowMs });
  return {
    countSubmission: (client) => limit.count(normalizeIP(client)),
    receive: (body, contentType) => readUpload(body, { contentType, directory }),
    submit: (kind, submission) => storeEnquiry(parts, kind, submission),
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
      list: (kind, filter) => listEnquiryInbox(database, kind, filter),
      read: (id) => readEnquiry(database, id),
      changeStatus: (actor, id, change) => changeEnquiryStatus(database, actor, id, change),
      assign: (actor, id, change) => assignEnquiry(database, actor, id, change),
      addNote: (actor, id, note) => addEnquiryNote(database, actor, id, note),
      reply: (actor, id, reply) => replyToEnquiry(database, actor, id, reply),
    },
  };
}
