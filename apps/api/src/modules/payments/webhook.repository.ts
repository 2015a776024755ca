import type { Executor } from '@postprocure/db/pool';

export type WebhookSource = 'razorpay' | 'shiprocket';
export type WebhookOutcome = 'applied' | 'unchanged' | 'ignored' | 'unmatched' | 'failed';

/** Returns null if an event with this ID is already stored. */
export async function insertWebhookEvent(
  tx: Executor,
  event: { source: WebhookSource; eventId: string; event: string; body: Buffer },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into webhook_events (source, event_id, event, body) values ($1, $2, $3, $4)
     on conflict (source, event_id) do nothing returning id`,
    [event.source, event.eventId, event.event, event.body],
  );
  return rows[0]?.id ?? null;
}

export interface StoredEvent {
  id: number;
  source: WebhookSource;
  event: string;
  body: Buffer;
}

/** Locks the event, so that no other process handles it until the transaction ends. */
export async function lockWebhookEvent(tx: Executor, id: number): Promise<StoredEvent | null> {
  const { rows } = await tx.query<StoredEvent>(
    'select id, source, event, body from webhook_events where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function saveWebhookOutcome(
  tx: Executor,
  id: number,
  outcome: WebhookOutcome,
  error: string | null = null,
): Promise<void> {
  await tx.query(
    `update webhook_events set outcome = $2, error = $3, attempts = attempts + 1, processed_at = now() where id = $1`,
    [id, outcome, error?.slice(0, 1000) ?? null],
  );
}
