import type { ItemEvent } from '@postprocure/contracts/inbox/inbox';
import type { Executor } from '@postprocure/db/pool';
import type { ItemTable } from './item-table.ts';

export interface NewItemEvent {
  kind: 'status' | 'note' | 'mail' | 'assignment' | 'message';
  actorId: string;
  mailId?: number;
  detail: { from?: string | null; to?: string | null; text?: string | null; key?: string };
}

interface EventRow extends Omit<ItemEvent, 'at' | 'mail'> {
  at: Date;
  mailId: number | null;
  mailSubject: string;
  mailStatus: 'queued' | 'sent' | 'failed';
  mailError: string | null;
  mailText: string | null;
}

export async function listItemEvents(
  executor: Executor,
  { events, eventsKey }: ItemTable,
  id: string,
): Promise<ItemEvent[]> {
  const { rows } = await executor.query<EventRow>(
    `select ev.id, ev.kind, u.name as actor, ev.created_at as at, ev.detail->>'from' as "from",
       ev.detail->>'to' as "to", ev.detail->>'text' as text, m.id as "mailId", m.subject as "mailSubject",
       m.status as "mailStatus", m.last_error as "mailError",
       case when ev.actor_id is not null then ev.detail->>'text' end as "mailText"
     from ${events} as ev
     left join users as u on u.id = ev.actor_id left join mails as m on m.id = ev.mail_id
     where ev.${eventsKey} = $1 order by ev.id`,
    [id],
  );
  return rows.map(({ at, mailId, mailSubject, mailStatus, mailError, mailText, ...event }) => ({
    ...event,
    at: at.toISOString(),
    text: mailId === null ? event.text : null,
    mail:
      mailId === null
        ? null
        : { id: mailId, subject: mailSubject, status: mailStatus, error: mailError, text: mailText },
  }));
}

export async function insertItemEvent(
  tx: Executor,
  { events, eventsKey }: ItemTable,
  id: string,
  { kind, actorId, mailId, detail }: NewItemEvent,
): Promise<void> {
  await tx.query(
    `insert into ${events} (${eventsKey}, kind, actor_id, mail_id, detail) values ($1, $2, $3, $4, $5)`,
    [id, kind, actorId, mailId ?? null, detail],
  );
}

/** The emails in the history of these tickets or chats. */
export async function listItemMails(
  tx: Executor,
  { events, eventsKey }: ItemTable,
  ids: readonly string[],
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select mail_id as id from ${events} where ${eventsKey} = any($1) and mail_id is not null`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
