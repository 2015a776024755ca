import { AppError } from '@postprocure/contracts/app-error';
import type { AutopaySettings, AutopayState } from '@postprocure/contracts/orders/autopay';
import type { autopayEndpoints } from '@postprocure/contracts/orders/endpoints';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { readPlan, readPlanAccess } from '../plans/index.ts';
import { queueAutopay } from './autopay-queue.ts';
import { listRecentOrders, sumPayableOrders } from './autopay.repository.ts';
import { simulateAutopay } from './simulate-autopay.ts';
import {
  loadOrderSettings,
  saveAutopayStop,
  saveOrderSettings,
  type OrderSettings,
} from './order-settings.repository.ts';

const simulatedDays = 30;

export const createAutopayHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof autopayEndpoints> => ({
  'GET /api/seller/autopay': ({ merchant }) => readAutopay(database, merchant.merchantId),

  'PUT /api/seller/autopay': ({ merchant, client, body }) =>
    withTransaction(database, async (tx) => {
      const { merchantId } = merchant;
      if (body.autopay && (await readAccess(tx, merchantId)) !== 'full') {
        throw new AppError('PLAN_LIMIT', 'Autopay is part of the Orbit and Unicorn plans.');
      }
      await saveOrderSettings(tx, merchantId, toStored(body));
      await recordAudit(tx, merchant, client, {
        act: 'autopay.settingsChanged',
        detail: { autopay: body.autopay },
      });
      await queueAutopay(tx, merchantId);
      await notifyMerchant(tx, merchantId, 'orders');
      return readAutopay(tx, merchantId);
    }),

  'POST /api/seller/autopay/stop': ({ merchant, client, body: { isStopped } }) =>
    withTransaction(database, async (tx) => {
      const { merchantId } = merchant;
      await saveAutopayStop(tx, merchantId, isStopped);
      await recordAudit(tx, merchant, client, { act: isStopped ? 'autopay.stopped' : 'autopay.resumed' });
      await queueAutopay(tx, merchantId);
      await notifyMerchant(tx, merchantId, 'orders');
      return readAutopay(tx, merchantId);
    }),

  'POST /api/seller/autopay/simulation': async ({ merchant, body }) =>
    simulateAutopay(
      toStored(body),
      await listRecentOrders(database, merchant.merchantId, simulatedDays),
      simulatedDays,
    ),
});

async function readAccess(executor: Executor, merchantId: string) {
  const { key } = await readPlan(executor, merchantId);
  return readPlanAccess(executor, key, 'wallet.autopay');
}

async function readAutopay(executor: Executor, merchantId: string): Promise<AutopayState> {
  const settings = await loadOrderSettings(executor, merchantId);
  const waiting = await sumPayableOrders(executor, merchantId);
  return {
    settings: toShown(settings),
    access: await readAccess(executor, merchantId),
    isStopped: settings.isStopped,
    waiting: { orders: waiting.orders, amount: paiseToRupees(waiting.paise) },
  };
}

const toPaise = (rupees: number | null): number | null => (rupees === null ? null : rupeesToPaise(rupees));
const toRupees = (paise: number | null): number | null => (paise === null ? null : paiseToRupees(paise));

const toStored = (settings: AutopaySettings): Omit<OrderSettings, 'isStopped'> => ({
  autopay: settings.autopay,
  maxOrderPaise: toPaise(settings.maxOrder),
  maxDayPaise: toPaise(settings.maxDay),
  keepPaise: rupeesToPaise(settings.keep),
  payOrder: settings.payOrder,
  excludedSkus: settings.excludedSkus,
  excludedPins: settings.excludedPins,
  minMarginBasisPoints: settings.minMargin === null ? null : Math.round(settings.minMargin * 100),
  coolingMinutes: settings.coolingMinutes,
  quietFrom: settings.quietFrom,
  quietTo: settings.quietTo,
});

const toShown = (settings: OrderSettings): AutopaySettings => ({
  autopay: settings.autopay,
  maxOrder: toRupees(settings.maxOrderPaise),
  maxDay: toRupees(settings.maxDayPaise),
  keep: paiseToRupees(settings.keepPaise),
  payOrder: settings.payOrder,
  excludedSkus: settings.excludedSkus,
  excludedPins: settings.excludedPins,
  minMargin: settings.minMarginBasisPoints === null ? null : settings.minMarginBasisPoints / 100,
  coolingMinutes: settings.coolingMinutes,
  quietFrom: settings.quietFrom,
  quietTo: settings.quietTo,
});
