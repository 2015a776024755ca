import type { Executor } from '@postprocure/db/pool';

export interface NewAuditEvent {
  actorUserId: string | null;
  merchantId: string | null;
  act: string;
  target: string | null;
  ipPrefix: string | null;
  requestId: string | null;
  detail: Record<string, unknown>;
}

export async function insertAuditEvent(executor: Executor, event: NewAuditEvent): Promise<void> {
  await executor.query(
    `insert into audit_events (actor_user_id, merchant_id, act, target, ip_prefix, request_id, detail)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      event.actorUserId,
      event.merchantId,
      event.act,
      event.target,
      event.ipPrefix,
      event.requestId,
      event.detail,
    ],
  );
}
