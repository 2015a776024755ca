import { z } from 'zod';
import { text } from '../text.ts';

export const agreementState = z.object({
  key: z.string(),
  title: z.string(),
  path: z.string(),
  isAgreement: z.boolean(),
  version: z.string(),
  effective: z.iso.date(),
  change: z.string().nullable(),
  accepted: z
    .object({ at: z.iso.datetime(), by: z.string().describe('Name of the user') })
    .nullable()
    .describe('Acceptance of the current version'),
  earlier: z.array(z.object({ version: z.string(), at: z.iso.datetime(), by: z.string() })),
});

export const agreementStates = z.object({ documents: z.array(agreementState) });

export const agreementAcceptance = z.object({
  key: text(60).regex(/^[a-z]+(-[a-z]+)*$/, 'must be a document key'),
  version: text(20).regex(/^\d+(\.\d+)*$/, 'must be a version such as 1.0'),
});

export const announcement = z.object({
  key: z.string(),
  title: z.string(),
  path: z.string(),
  version: z.string(),
  effective: z.iso.date(),
  change: z.string(),
  mustAcknowledge: z.boolean(),
});

export type AgreementState = z.infer<typeof agreementState>;
export type Announcement = z.infer<typeof announcement>;
