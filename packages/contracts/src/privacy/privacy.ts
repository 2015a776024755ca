import { z } from 'zod';

export const dataDownload = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'ready', 'failed']),
  bytes: z.int().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const privacyState = z.object({
  downloads: z.array(dataDownload),
  erasure: z
    .object({ requestedAt: z.iso.datetime(), dueAt: z.iso.datetime() })
    .nullable()
    .describe('A pending erasure request; null if there is none'),
  /** Whether erasing the user also closes a merchant, because it has no other owner. */
  closesMerchant: z.boolean(),
  membersLosingAccess: z.int().min(0).describe('Other members of the merchants that would be closed'),
});

export const downloadParams = z.object({ id: z.uuid() });

export type PrivacyState = z.infer<typeof privacyState>;
export type DataDownload = z.infer<typeof dataDownload>;
