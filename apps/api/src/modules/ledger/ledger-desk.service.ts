import { AppError } from '@postprocure/contracts/app-error';
import type { ledgerDeskEndpoints } from '@postprocure/contracts/ledger/endpoints';
import { adjustmentReasonNames, type Adjustment } from '@postprocure/contracts/ledger/desk-ledger';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit, recordView } from '../audit/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import {
  findAdjustment,
  insertAdjustment,
  listAdjustments,
  lockAdjustment,
  saveDecision,
  type AdjustmentRecord,
} from './adjustment.repository.ts';
import { listChecks, runCheck } from './ledger-check.service.ts';
import type { Invariant } from './ledger-invariants.ts';
import { postJournal } from './post-journal.ts';

export interface LedgerDeskDependencies {
  database: Pool;
  invariants: readonly Invariant[];
}

export const createLedgerDeskHandlers = ({
  database,
  invariants,
}: LedgerDeskDependencies): Handlers<typeof ledgerDeskEndpoints> => ({
  'GET /api/desk/adjustments': async ({ staff, query: { state, merchantId } }) => {
    const found = await listAdjustments(database, { state: state ?? null, merchantId: merchantId ?? null });
    if (merchantId !== undefined) await recordView(database, staff, { merchantId, page: 'adjustments' });
    return { adjustments: found.map((one) => describe(one, staff.userId)) };
  },

  'POST /api/desk/adjustments': ({ staff, body }) =>
    withTransaction(database, async (tx) => {
      const { merchantId, reason, note } = body;
      const amountPaise = rupeesToPaise(body.amount);
      const id = await insertAdjustment(tx, {
        merchantId,
        amountPaise,
        reason,
        note,
        proposedBy: staff.userId,
      });
      if (id === null) throw new AppError('NOT_FOUND', 'Merchant not found.');
      await recordAudit(tx, { userId: staff.userId, merchantId }, staff.client, {
        act: 'ledger.adjustmentProposed',
        target: id,
        detail: { amountPaise, reason },
      });
      return describe(await requireAdjustment(tx, id), staff.userId);
    }),

  'POST /api/desk/adjustments/:id/decision': ({ staff, params, body }) =>
    withTransaction(database, async (tx) => {
      const found = await lockAdjustment(tx, params.id);
      if (!found) throw new AppError('NOT_FOUND', 'Adjustment not found.');
      if (found.state !== 'proposed')
        throw new AppError('CONFLICT', 'This adjustment has already been approved or rejected.');
      if (found.proposedBy === staff.userId) {
        throw new AppError(
          'CONFLICT',
          'You proposed this adjustment. Someone else has to approve or reject it.',
        );
      }
      const isApproved = body.decision === 'approve';
      const journalId = isApproved ? await post(tx, found, staff.userId) : null;
      await saveDecision(tx, found.id, {
        state: isApproved ? 'approved' : 'rejected',
        by: staff.userId,
        note: body.note,
        journalId,
      });
      await recordAudit(tx, { userId: staff.userId, merchantId: found.merchantId }, staff.client, {
        act: isApproved ? 'ledger.adjustmentApproved' : 'ledger.adjustmentRejected',
        target: found.id,
        detail: { amountPaise: found.amountPaise },
      });
      if (isApproved) await notifyMerchant(tx, found.merchantId, 'wallet');
      return describe(await requireAdjustment(tx, found.id), staff.userId);
    }),

  'GET /api/desk/ledger-checks': async () => ({ checks: await listChecks(database) }),

  'POST /api/desk/ledger-checks': () => runCheck(database, invariants),
});

/** For the demo: an adjustment that one staff member proposed and another approved. */
export async function createDemoAdjustment(
  tx: Executor,
  proposal: Parameters<typeof insertAdjustment>[1],
  approval: { by: string; note: string },
): Promise<void> {
  const id = await insertAdjustment(tx, proposal);
  if (id === null) throw new Error('Merchant not found');
  const journalId = await post(tx, await requireAdjustment(tx, id), approval.by);
  await saveDecision(tx, id, { state: 'approved', journalId, ...approval });
}

async function post(tx: Executor, adjustment: AdjustmentRecord, actorId: string): Promise<number> {
  const { amountPaise, reason, merchantId } = adjustment;
  const { journalId } = await postJournal(tx, {
    kind: 'ADJUSTMENT',
    source: adjustment.id,
    merchantId,
    description: `Adjustment: ${adjustmentReasonNames[reason].toLowerCase()}`,
    actorId,
    entries: { wallet: amountPaise, [reason === 'promotion' ? 'promotions' : 'adjustments']: -amountPaise },
  });
  return journalId;
}

async function requireAdjustment(executor: Executor, id: string): Promise<AdjustmentRecord> {
  const found = await findAdjustment(executor, id);
  if (!found) throw new AppError('NOT_FOUND', 'Adjustment not found.');
  return found;
}

const describe = (record: AdjustmentRecord, userId: string): Adjustment => ({
  id: record.id,
  merchant: { id: record.merchantId, name: record.merchantName },
  amount: paiseToRupees(record.amountPaise),
  reason: record.reason,
  note: record.note,
  state: record.state,
  proposedBy: record.proposedByName ?? 'Former staff member',
  proposedAt: record.proposedAt.toISOString(),
  decidedBy: record.decidedByName,
  decidedAt: record.decidedAt?.toISOString() ?? null,
  decisionNote: record.decisionNote,
  isMine: record.proposedBy === userId,
});
