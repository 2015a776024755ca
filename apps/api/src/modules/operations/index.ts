import type { JobPage, JobQuery, MailQuery, OutboxPage } from '@postprocure/contracts/operations/operation';
import type { Pool } from '@postprocure/db/pool';
import type { StaffActor } from '../../staff-actor.ts';
import { readOutbox, retryAllMails, retryMail } from '../mail/index.ts';
import { readJobs, retryJob } from './job.service.ts';

export interface OperationsService {
  readOutbox(query: MailQuery): Promise<OutboxPage>;
  retryMail(actor: StaffActor, id: number): Promise<number>;
  retryAllMails(actor: StaffActor): Promise<number>;
  readJobs(query: JobQuery): Promise<JobPage>;
  retryJob(actor: StaffActor, id: number): Promise<void>;
}

export const createOperations = ({ database }: { database: Pool }): OperationsService => ({
  readOutbox: (query) => readOutbox(database, query),
  retryMail: (actor, id) => retryMail(database, actor, id),
  retryAllMails: (actor) => retryAllMails(database, actor),
  readJobs: (query) => readJobs(database, query),
  retryJob: (actor, id) => retryJob(database, actor, id),
});
