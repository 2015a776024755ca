import { AppError } from '@postprocure/contracts/app-error';
import type { cannedReplyEndpoints } from '@postprocure/contracts/inbox/endpoints';
import type { CannedReplyUpdate } from '@postprocure/contracts/inbox/inbox';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Handlers } from '../../endpoints/handlers.ts';
import type { StaffActor } from '../../staff-actor.ts';
import { recordAudit } from '../audit/index.ts';
import {
  deleteCannedReply,
  insertCannedReply,
  isNameTaken,
  listCannedReplies,
  saveCannedReply,
} from './canned-reply.repository.ts';

export const createCannedReplyHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof cannedReplyEndpoints> => ({
  'GET /api/desk/canned-replies': async () => ({ replies: await listCannedReplies(database) }),

  'POST /api/desk/canned-replies': ({ staff, body }) =>
    withTransaction(database, async (tx) => {
      const id = await insertCannedReply(tx, staff.userId, tidy(body));
      if (id === null) throw nameTaken();
      await record(tx, staff, 'cannedReply.created', id, body.name);
    }),

  'PUT /api/desk/canned-replies/:id': ({ staff, params, body }) =>
    withTransaction(database, async (tx) => {
      if (await isNameTaken(tx, body.name, params.id)) throw nameTaken();
      if (!(await saveCannedReply(tx, params.id, staff.userId, tidy(body)))) throw notFound();
      await record(tx, staff, 'cannedReply.changed', params.id, body.name);
    }),

  'DELETE /api/desk/canned-replies/:id': ({ staff, params }) =>
    withTransaction(database, async (tx) => {
      const name = await deleteCannedReply(tx, params.id);
      if (name === null) throw notFound();
      await record(tx, staff, 'cannedReply.deleted', params.id, name);
    }),
});

const tidy = ({ name, body }: CannedReplyUpdate): CannedReplyUpdate => ({
  name,
  body: body.replaceAll('\r\n', '\n').trim(),
});

const notFound = (): AppError => new AppError('NOT_FOUND', 'Canned reply not found.');
const nameTaken = (): AppError =>
  new AppError('CONFLICT', 'Another canned reply has this name. Choose a different name.');

const record = (tx: Executor, staff: StaffActor, act: string, id: string, name: string): Promise<void> =>
  recordAudit(tx, staff, staff.client, { act, target: id, detail: { name } });
