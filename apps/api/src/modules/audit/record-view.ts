import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { StaffActor } from '../../staff-actor.ts';
import { hasRecentView, lockViews } from './audit.repository.ts';
import { recordAudit } from './record-audit.ts';

export interface MerchantView {
  merchantId: string;
  page: 'merchant' | 'payments' | 'payment' | 'adjustments';
  /** The ID of the record, on pages that show one. */
  target?: string;
}

/** Pages reload after every action, so the same view is recorded once in this time. */
const repeatMinutes = 10;

/** Records that staff have read the data of a merchant. Call it after the data is read. */
export const recordView = (
  database: Pool,
  { userId, client }: StaffActor,
  { merchantId, page, target }: MerchantView,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const view = { userId, merchantId, page, target: target ?? null };
    await lockViews(tx, view);
    if (await hasRecentView(tx, view, repeatMinutes)) return;
    await recordAudit(tx, { userId, merchantId }, client, {
      act: 'merchant.viewed',
      ...(target !== undefined && { target }),
      detail: { page },
    });
  });
