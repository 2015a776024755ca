import path from 'node:path';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import { createFolderFileStore } from '@postprocure/connectors/files/folder-file-store';
import type { Pool } from '@postprocure/db/pool';
import { limitPerPeriod, type ClientRateLimiter } from '../../limits/client-rate-limiter.ts';

/** What is needed to store a ticket. */
export interface TicketStore {
  database: Pool;
  files: FileStore;
  /**
   * The key for hashing client addresses. The same in every process, so that each of them detects a repeated form.
   */
  hashKey: Uint8Array;
}

export interface TicketContext extends TicketStore {
  /** Where uploads are stored until their form is validated. */
  arrivingDirectory: string;
  /**
   * Counts every form that a client sends, valid or not, through the pages and through the API. null means no limit.
   */
  rateLimiter: ClientRateLimiter | null;
}

export interface TicketOptions {
  database: Pool;
  uploadsDirectory: string;
  hashKey: Uint8Array;
  /**
   * How many forms a client may send within ten minutes; 0 means no limit. Generous, because mobile networks share
   * addresses.
   */
  maxForms: number;
}

/**
 * Opens the upload store. It includes uploads that never became part of a ticket, so that the worker can delete them.
 */
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
