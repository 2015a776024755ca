import type { walletEndpoints } from '@postprocure/contracts/wallet/endpoints';
import type { StatementLine, Wallet } from '@postprocure/contracts/wallet/wallet';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import { cutPage, readNumberCursor, writeNumberCursor } from '../../keyset-cursor.ts';
import { recordAudit } from '../audit/index.ts';
import { loadBalance } from '../ledger/index.ts';
import { sumPendingTopUps } from '../payments/index.ts';
import { loadBillingParty } from '../merchants/index.ts';
import { readPlan } from '../plans/index.ts';
import { sendStatement } from './statement-file.ts';
import { listDayBalances, listStatement, sumSpent, type StatementRow } from './statement.repository.ts';
import { loadWalletSettings, saveWalletSettings } from './wallet-settings.repository.ts';

export interface WalletDependencies {
  database: Pool;
  /** Whether the payment gateway is the sandbox. */
  isDemo: boolean;
}

const pageSize = 50;

/** These endpoints never move money. Only `postJournal` in the ledger module does. */
export const createWalletHandlers = (dependencies: WalletDependencies): Handlers<typeof walletEndpoints> => {
  const { database, isDemo } = dependencies;
  return {
    'GET /api/seller/wallet': ({ merchant }) => readWallet(dependencies, merchant.merchantId),

    'PUT /api/seller/wallet/settings': async ({ merchant, client, body }) => {
      await withTransaction(database, async (tx) => {
        await saveWalletSettings(tx, merchant.merchantId, {
          lowBalancePaise: body.lowBalance === null ? null : rupeesToPaise(body.lowBalance),
          monthlyStatement: body.monthlyStatement,
        });
        await recordAudit(tx, merchant, client, { act: 'wallet.settingsChanged', detail: body });
      });
      return readWallet(dependencies, merchant.merchantId);
    },

    'GET /api/seller/wallet/statement': async ({ merchant, query: { cursor, ...filter } }) => {
      const before = readNumberCursor(cursor);
      const rows = await listStatement(database, merchant.merchantId, filter, {
        before,
        limit: pageSize + 1,
      });
      const { shown, next } = cutPage(rows, pageSize, ({ position }) => writeNumberCursor(position));
      return { lines: shown.map(describeLine), next };
    },

    'GET /api/seller/wallet/statement/file': async ({ merchant, client, query: { format, ...filter } }) => {
      const { legalName, name } = await loadBillingParty(database, merchant.merchantId);
      await recordAudit(database, merchant, client, {
        act: 'wallet.statementDownloaded',
        detail: { format },
      });
      const file = { merchantId: merchant.merchantId, merchantName: legalName ?? name, filter, isDemo };
      return sendStatement(database, format, file);
    },

    'GET /api/seller/wallet/history': async ({ merchant, query }) => ({
      days: (await listDayBalances(database, merchant.merchantId, query.days)).map((one) => ({
        day: one.day,
        balance: paiseToRupees(one.balancePaise),
        in: paiseToRupees(one.inPaise),
        out: paiseToRupees(one.outPaise),
      })),
    }),
  };
};

async function readWallet({ database, isDemo }: WalletDependencies, merchantId: string): Promise<Wallet> {
  const [balance, settings, pendingIn, plan] = await Promise.all([
    loadBalance(database, merchantId),
    loadWalletSettings(database, merchantId),
    sumPendingTopUps(database, merchantId),
    readPlan(database, merchantId),
  ]);
  const spent = await sumSpent(database, merchantId, new Date(plan.periodStart));
  const { lowBalancePaise } = settings;
  return {
    available: paiseToRupees(balance.availablePaise),
    held: paiseToRupees(balance.heldPaise),
    pendingIn: paiseToRupees(pendingIn),
    spentThisPeriod: paiseToRupees(spent),
    lowBalance: lowBalancePaise === null ? null : paiseToRupees(lowBalancePaise),
    isLow: lowBalancePaise !== null && balance.availablePaise < lowBalancePaise,
    monthlyStatement: settings.monthlyStatement,
    isDemo,
  };
}

const describeLine = (row: StatementRow): StatementLine => ({
  id: row.position,
  at: row.at.toISOString(),
  kind: row.kind,
  description: row.description,
  amount: paiseToRupees(row.amountPaise),
  balance: paiseToRupees(row.balancePaise),
  reference: row.source,
  document:
    row.documentId === null || row.documentNumber === null
      ? null
      : { id: row.documentId, number: row.documentNumber },
  topUpId: row.topUpId,
  orderId: row.orderId,
});
