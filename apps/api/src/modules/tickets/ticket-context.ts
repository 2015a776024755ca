import path from 'node:path';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import { createFolderFileStore } from '@postprocure/connectors/files/folder-file-store';
import type { Pool } from '@postprocure/db/pool';
import { limitPerPeriod, type ClientRateLimiter } from '../../limits/client-rate-limiter.ts';

/** What storing a ticket needs. */
export interface TicketStore {
  database: Pool;
  files: FileStore;
  /** Hashes the addresses of clients. The same in every process, so that all of them detect a repeated form. */
  hashKey: Uint8Array;
}

export interface TicketContext extends TicketStore {
  /** Where uploads are stored until their form is validated. */
  arrivingDirectory: string;
  /** Counts every form a client sends, valid or not, through the pages and through the API. null: no limit. */
  rateLimiter: ClientRateLimiter | null;
}

export interface TicketOptions {
  database: Pool;
  uploadsDirectory: string;
  hashKey: Uint8Array;
  /** How many forms a client may send within ten minutes. Generous, because mobile networks share addresses. 0: no limit. */
  maxForms: number;
}

/** Includes the uploads that have not become part of a ticket, so that the worker can delete them. */
export const openUploads = (uploadsDirectory: string): FileStore => createFolderFileStore(uploadsDirectory);

export const createTicketContext = ({
  database,
  uploadsDirectory,
  hashKey,
  maxForms,
}: TicketOptions): TicketContext => ({
  database,
  files: openUploads(uploadsDirectory),
  hashKey,
  arrivingDirectory: path.join(uploadsDirectory, 'arriving'),
  rateLimiter: limitPerPeriod(maxForms, 600_000),
});
