import { z } from 'zod';
import { cursorText, searchText } from '../inbox/inbox.ts';

export const mailStates = ['failed', 'queued', 'sent'] as const;

export const mailQuery = z.object({
  status: z.enum(mailStates).default('failed'),
  search: searchText.optional().describe('Searches recipients and subjects'),
  cursor: cursorText.optional(),
});

/** An email without its body, because emails contain links that give access to accounts. */
export const outboxMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStates),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});

export const outboxPage = z.object({
  mails: z.array(outboxMail),
  failed: z.int().min(0).describe('Total number of failed emails'),
  next: z.string().nullable(),
});

export const recordParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});
export const retried = z.object({ count: z.int().min(0) });

/**
 * `failed`: the last permitted attempt has failed. `retrying`: an attempt has failed, and the job will be retried
 * automatically. `stuck`: the job has been due, or locked by a worker, for so long that something must be wrong.
 */
export const jobStates = ['failed', 'retrying', 'stuck'] as const;

export const jobQuery = z.object({ state: z.enum(jobStates).optional(), cursor: cursorText.optional() });

export const deskJob = z.object({
  id: z.int(),
  task: z.string(),
  queue: z.string().nullable(),
  state: z.enum(jobStates),
  attempts: z.int(),
  maxAttempts: z.int(),
  error: z.string().nullable(),
  runAt: z.iso.datetime(),
  lockedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const jobPage = z.object({ jobs: z.array(deskJob), next: z.string().nullable() });

export type MailQuery = z.infer<typeof mailQuery>;
export type OutboxPage = z.infer<typeof outboxPage>;
export type JobQuery = z.infer<typeof jobQuery>;
export type DeskJob = z.infer<typeof deskJob>;
export type JobPage = z.infer<typeof jobPage>;
export type JobState = (typeof jobStates)[number];
export type MailState = (typeof mailStates)[number];
