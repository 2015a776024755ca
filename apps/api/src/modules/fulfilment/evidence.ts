import { randomUUID } from 'node:crypto';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import { AppError } from '@postprocure/contracts/app-error';
import {
  evidenceImageMaxBytes,
  evidenceMaxFiles,
  evidenceVideoMaxBytes,
} from '@postprocure/contracts/fulfilment/claim-rules';
import type { Pool } from '@postprocure/db/pool';
import { cleanUpload } from '../tickets/index.ts';
import type { OrderRecord } from '../orders/index.ts';
import {
  countWaitingFiles,
  deleteWaitingFiles,
  insertClaimFile,
  listOrphanedEvidence,
} from './claim.repository.ts';

export interface EvidenceParts {
  database: Pool;
  files: FileStore;
}

/** How many files can be uploaded for an order before they are sent with a claim. */
const maxWaitingFiles = 3 * evidenceMaxFiles;

/** Stores a photo or a short video until the claim that it belongs to is sent. Images lose their metadata. */
export async function storeEvidence(
  { database, files }: EvidenceParts,
  { id: orderId, merchantId }: OrderRecord,
  name: string,
  bytes: Buffer,
): Promise<{ id: string; name: string; size: number }> {
  if ((await countWaitingFiles(database, orderId)) >= maxWaitingFiles) {
    throw new AppError('CONFLICT', 'Too many files. Send your claim, or try again tomorrow.');
  }
  const { contentType, content } = await cleanEvidence(name, bytes);
  const storageKey = `claims/${new Date().toISOString().slice(0, 7)}/${randomUUID()}`;
  await files.save(storageKey, content);
  const id = await insertClaimFile(database, {
    merchantId,
    orderId,
    name,
    contentType,
    size: content.length,
    storageKey,
  });
  return { id, name, size: content.length };
}

async function cleanEvidence(name: string, bytes: Buffer): Promise<{ contentType: string; content: Buffer }> {
  const video = sniffVideo(bytes);
  if (video !== null) {
    if (bytes.length > evidenceVideoMaxBytes) {
      throw new AppError('PAYLOAD_TOO_LARGE', `${name} is larger than 25 MB.`);
    }
    return { contentType: video, content: bytes };
  }
  if (bytes.length > evidenceImageMaxBytes) {
    throw new AppError('PAYLOAD_TOO_LARGE', `${name} is larger than 5 MB.`);
  }
  const cleaned = await cleanUpload(name, bytes);
  if (typeof cleaned === 'string' || !cleaned.contentType.startsWith('image/')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `${name} is neither a photo nor an MP4, WebM or MOV video.`);
  }
  return cleaned;
}

/** The type of a video according to its first bytes. */
export function sniffVideo(bytes: Buffer): string | null {
  if (bytes.length < 12) return null;
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'video/webm';
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = bytes.toString('latin1', 8, 12);
  if (brand === 'qt  ') return 'video/quicktime';
  return /^(isom|iso[2-6]|mp4[12]|avc1|M4V |MSNV|3gp[4-6])$/.test(brand) ? 'video/mp4' : null;
}

/** Deletes uploads that were never sent, and files that no row refers to. */
export async function purgeEvidence({ database, files }: EvidenceParts): Promise<void> {
  for (const key of await deleteWaitingFiles(database)) await files.remove(key);
  const dayAgo = new Date(Date.now() - 86_400_000);
  const old = (await files.listOlderThan(dayAgo)).filter((key) => key.startsWith('claims/'));
  for (const key of await listOrphanedEvidence(database, old)) await files.remove(key);
}
