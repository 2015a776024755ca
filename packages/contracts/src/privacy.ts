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
    .describe('Asked for and not yet carried out'),
  /** Whether the business goes with the person: they are its only owner. */
  closesMerchant: z.boolean(),
  membersLosingAccess: z.int().min(0).describe('Other people of the business that goes with the person'),
});

export const downloadParams = z.object({ id: z.uuid() });

export type PrivacyState = z.infer<typeof privacyState>;
export type DataDownload = z.infer<typeof dataDownload>;
