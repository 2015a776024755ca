import { orderStateRules, orderStates } from '@postprocure/contracts/orders/order-state';
import type { RefundBlocker } from '@postprocure/contracts/wallet/wallet';
import type { Executor } from '@postprocure/db/pool';
import { countOpenOrders } from './order.repository.ts';

export const openStates = orderStates.filter((state) => orderStateRules[state].isOpen);

/** A balance is not refunded while orders can still cost or return money. */
export const findOrderBlockers = async (executor: Executor, merchantId: string): Promise<RefundBlocker[]> =>
  (await countOpenOrders(executor, merchantId, openStates)) > 0 ? ['OPEN_ORDERS'] : [];
