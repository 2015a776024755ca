import { createHash, createHmac } from 'node:crypto';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';

/** The hashes of two forms are equal only if their content is the same. */
export function hashContent(kind: FormKind, typed: FormValues, files: readonly { sha256: Buffer }[]): Buffer {
  const fields = Object.keys(typed)
    .sort()
    .map((name) => [name, typed[name]]);
  const content = [kind, fields, files.map(({ sha256 }) => sha256.toString('hex'))];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** An HMAC, because a plain hash of an IP address can be reversed by trying all addresses. */
export const hashClient = (key: Uint8Array, client: string): Buffer =>
  createHmac('sha256', key).update('ticket client\0').update(client).digest();
