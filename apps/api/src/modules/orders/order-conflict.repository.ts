import type { Executor } from '@postprocure/db/pool';

/** Marks an order that has conflicting scans, or removes the mark. The order must be locked. */
export async function saveConflictNote(tx: Executor, orderId: string, note: string | null): Promise<void> {
  await tx.query('update orders set conflict_note = $2, updated_at = now() where id = $1', [
    orderId,
    note?.slice(0, 500) ?? null,
  ]);
}
