import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { StaffActor } from '../../staff-actor.ts';
import { hasRecentView, lockViews, type ViewKey } from './audit.repository.ts';
import { recordAudit } from './record-audit.ts';

export interface MerchantView {
  merchantId: string;
  page: 'merchant' | 'payments' | 'payment' | 'adjustments' | 'order';
  /** The ID of the record, on pages that show a single one. */
  target?: string;
}

/** Pages reload after every action, so repeated views within this time are recorded only once. */
const repeatMinutes = 10;

/** Records that staff have read a merchant's data. Call this after reading the data. */
export const recordView = (
  database: Pool,
  staff: StaffActor,
  { merchantId, page, target }: MerchantView,
): Promise<void> =>
  recordOnce(database, staff, { act: 'merchant.viewed', merchantId, page, target: target ?? null });

/** Records that staff have read a ticket or a chat, which belong to no merchant. Call this after reading it. */
export const recordItemView = (
  database: Pool,
  staff: StaffActor,
  item: 'ticket' | 'chat',
  target: string,
): Promise<void> =>
  recordOnce(database, staff, { act: `${item}.viewed`, merchantId: null, page: null, target });

const recordOnce = (
  database: Pool,
  { userId, client }: StaffActor,
  { act, merchantId, page, target }: Omit<ViewKey, 'userId'>,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const view = { userId, act, merchantId, page, target };
    await lockViews(tx, view);
    if (await hasRecentView(tx, view, repeatMinutes)) return;
    await recordAudit(tx, { userId, merchantId }, client, {
      act,
      ...(target !== null && { target }),
      ...(page !== null && { detail: { page } }),
    });
  });
