import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { notify } from '../notifications/index.ts';
import { takeLowBalances } from './wallet-settings.repository.ts';

/** Notifies merchants whose balance fell below their alert limit, only once until the balance recovers. */
export const alertLowBalances = (database: Pool): Promise<void> =>
  withTransaction(database, async (tx) => {
    for (const { merchantId, availablePaise, lowBalancePaise, alertedAt } of await takeLowBalances(tx)) {
      await notify(tx, {
        kind: 'money',
        to: { merchantId, permission: 'wallet.read' },
        key: `low-balance:${merchantId}:${alertedAt.toISOString()}`,
        title: `Your wallet balance is ${format(availablePaise)}`,
        body: `It is below your alert limit of ${format(lowBalancePaise)}. Add money to keep your orders going.`,
        link: '/seller/wallet',
      });
    }
  });

const format = (paise: number): string => formatRupees(paiseToRupees(paise));
