import type { Executor } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import { insertAuditEvent } from './audit.repository.ts';

/** Who did something, and for which merchant. */
export interface AuditActor {
  userId: string | null;
  merchantId?: string | null;
}

export interface AuditAct {
  /** Noun and verb, for example `session.revoked`. */
  act: string;
  /** The ID of the record that the action affected. Never a name or an email address. */
  target?: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** Call this in the transaction that makes the change, so that both are committed together. */
export const recordAudit = (
  tx: Executor,
  actor: AuditActor,
  client: Pick<ClientContext, 'ipPrefix' | 'requestId'> | null,
  { act, target, detail }: AuditAct,
): Promise<void> =>
  insertAuditEvent(tx, {
    actorUserId: actor.userId,
    merchantId: actor.merchantId ?? null,
    act,
    target: target ?? null,
    ipPrefix: client?.ipPrefix ?? null,
    requestId: client?.requestId ?? null,
    detail: detail ?? {},
  });
