import type { AuditPage, AuditQuery } from '@postprocure/contracts/merchants/desk-merchant';
import type { Executor } from '@postprocure/db/pool';
import { likePattern } from '../../like-pattern.ts';
import { cutPage, deskPageSize, readNumberCursor, writeNumberCursor } from '../../keyset-cursor.ts';
import { listAuditEvents } from './audit-trail.repository.ts';

export async function readAuditTrail(
  database: Executor,
  { merchantId, act, actor, from, to, cursor }: AuditQuery,
): Promise<AuditPage> {
  const rows = await listAuditEvents(database, {
    merchantId: merchantId ?? null,
    // Matches the start of an action, so that `plan.` finds all actions on plans.
    actPattern: act ? likePattern(act).slice(1) : null,
    actorPattern: actor ? likePattern(actor) : null,
    from: from ?? null,
    to: to ?? null,
    before: readNumberCursor(cursor),
    limit: deskPageSize + 1,
  });
  const { shown, next } = cutPage(rows, deskPageSize, ({ id }) => writeNumberCursor(id));
  return {
    events: shown.map(({ at, merchantId: id, merchantName, ...event }) => ({
      ...event,
      at: at.toISOString(),
      merchant: id === null ? null : { id, name: merchantName },
    })),
    next,
  };
}
