import type { Executor } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import { insertAuditEvent } from './audit.repository.ts';

/** Who did something, and in which merchant's account. */
export interface AuditActor {
  userId: string | null;
  merchantId?: string | null;
}

export interface AuditAct {
  /** Noun and verb, as `session.revoked`. */
  act: string;
  /** What it was done to: an id, never a name or an address. */
  target?: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** Call it in the transaction of the act itself, so that neither is there without the other. */
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
