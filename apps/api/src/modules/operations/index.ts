import type { JobPage, JobQuery, MailQuery, OutboxPage } from '@postprocure/contracts/desk-operation';
import type { Pool } from '@postprocure/db/pool';
import type { DeskActor } from '../../desk-rules.ts';
import { readOutbox, retryAllMails, retryMail } from '../mail/index.ts';
import { readJobs, retryJob } from './job.service.ts';

export { operationsRoutes } from './operations.routes.ts';

export interface OperationsService {
  readOutbox(query: MailQuery): Promise<OutboxPage>;
  retryMail(actor: DeskActor, id: number): Promise<number>;
  retryAllMails(actor: DeskActor): Promise<number>;
  readJobs(query: JobQuery): Promise<JobPage>;
  retryJob(actor: DeskActor, id: number): Promise<void>;
}

export const createOperations = ({ database }: { database: Pool }): OperationsService => ({
  readOutbox: (query) => readOutbox(database, query),
  retryMail: (actor, id) => retryMail(database, actor, id),
  retryAllMails: (actor) => retryAllMails(database, actor),
  readJobs: (query) => readJobs(database, query),
  retryJob: (actor, id) => retryJob(database, actor, id),
});
