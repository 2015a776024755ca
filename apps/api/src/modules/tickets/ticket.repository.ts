import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { Executor } from '@postprocure/db/pool';

export interface NewTicket {
  kind: FormKind;
  typed: object;
  fields: object;
  name: string;
  email: string;
  phone: string | null;
  status: 'new' | 'spam';
  termsVersion: string | null;
  idempotencyKey: string | null;
  contentHash: Buffer;
  clientHash: Buffer;
  /** Set for tickets from the seller application. */
  merchantId?: string;
}

/** Serializes requests with the same content, so that the second one finds the ticket that the first one created. */
export async function lockContent(tx: Executor, contentHash: Buffer): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [contentHash.readBigInt64BE().toString()]);
}

export async function findRepetition(
  tx: Executor,
  {
    contentHash,
    idempotencyKey,
    clientHash,
  }: Pick<NewTicket, 'contentHash' | 'idempotencyKey' | 'clientHash'>,
  withinMinutes: number,
): Promise<string | null> {
  const { rows } = await tx.query<{ reference: string }>(
    `select reference from tickets
     where content_hash = $1
       and (idempotency_key = $2 or (client_hash = $3 and created_at > now() - make_interval(mins => $4)))
     order by created_at limit 1`,
    [contentHash, idempotencyKey, clientHash, withinMinutes],
  );
  return rows[0]?.reference ?? null;
}

export async function insertTicket(
  tx: Executor,
  ticket: NewTicket,
): Promise<{ id: string; reference: string }> {
  const { rows } = await tx.query<{ id: string; reference: string }>(
    `with number as (select nextval('ticket_numbers')::text as digits)
     insert into tickets (reference, kind, typed, fields, name, email, phone, status, terms_version,
       idempotency_key, content_hash, client_hash, merchant_id)
     select 'PPQ-' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || '-'
         || lpad(digits, greatest(6, length(digits)), '0'),
       $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
     from number
     returning id, reference`,
    [
      ticket.kind,
      ticket.typed,
      ticket.fields,
      ticket.name,
      ticket.email,
      ticket.phone,
      ticket.status,
      ticket.termsVersion,
      ticket.idempotencyKey,
      ticket.contentHash,
      ticket.clientHash,
      ticket.merchantId ?? null,
    ],
  );
  return rows[0] as { id: string; reference: string };
}

export interface NewTicketFile {
  field: string;
  name: string;
  contentType: string;
  size: number;
  sha256: Buffer;
  storageKey: string;
}

export async function insertFile(tx: Executor, ticketId: string, file: NewTicketFile): Promise<void> {
  await tx.query(
    `insert into ticket_files (ticket_id, field, name, content_type, size, sha256, storage_key)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ticketId, file.field, file.name, file.contentType, file.size, file.sha256, file.storageKey],
  );
}

export async function insertCreatedEvent(tx: Executor, ticketId: string): Promise<void> {
  await tx.query(`insert into ticket_events (ticket_id, kind) values ($1, 'created')`, [ticketId]);
}

export async function insertMailEvent(tx: Executor, ticketId: string, mailId: number): Promise<void> {
  await tx.query(`insert into ticket_events (ticket_id, kind, mail_id) values ($1, 'mail', $2)`, [
    ticketId,
    mailId,
  ]);
}

export interface StoredFile {
  name: string;
  contentType: string;
  size: number;
  storageKey: string;
}

export async function findFile(
  executor: Executor,
  { ticketId, fileId }: { ticketId: string; fileId: string },
): Promise<StoredFile | null> {
  const { rows } = await executor.query<StoredFile>(
    `select name, content_type as "contentType", size, storage_key as "storageKey"
     from ticket_files where ticket_id = $1 and id = $2`,
    [ticketId, fileId],
  );
  return rows[0] ?? null;
}

export async function purgeClients(executor: Executor): Promise<void> {
  await executor.query(
    `update tickets set client_hash = null
     where client_hash is not null and created_at < now() - interval '1 day'`,
  );
}

/** Returns the keys that belong to no ticket. */
export async function listOrphanedKeys(executor: Executor, keys: readonly string[]): Promise<string[]> {
  const { rows } = await executor.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where not exists (select from ticket_files where storage_key = key)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
