import { AppError } from '@postprocure/contracts/app-error';
import type { OrderDelivery } from '@postprocure/contracts/fulfilment/delivery';
import type { deliveryEndpoints, evidenceEndpoints } from '@postprocure/contracts/fulfilment/endpoints';
import { withTransaction } from '@postprocure/db/transaction';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { Executor } from '@postprocure/db/pool';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { findMerchantOrder, lockMerchantOrder, type OrderRecord } from '../orders/index.ts';
import { findClaimable, makeClaim } from './claims.ts';
import { describeDelivery } from './describe-delivery.ts';
import { storeEvidence } from './evidence.ts';
import { disputeAttempt } from './false-attempt.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { answerNdr } from './ndr.ts';

export const createDeliveryHandlers = ({
  database,
  carrier,
  links,
}: FulfilmentParts): Handlers<typeof deliveryEndpoints> => {
  const describe = (order: OrderRecord): Promise<OrderDelivery> =>
    describeDelivery(database, order, { links, isDemo: carrier.mode === 'sandbox', now: new Date() });
  return {
    'GET /api/seller/orders/:id/delivery': async ({ merchant, params }) =>
      describe(await requireOrder(database, merchant.merchantId, params.id)),

    'POST /api/seller/orders/:id/ndr-answers': async ({ merchant, client, params, body }) => {
      const { userId, merchantId } = merchant;
      const order = await withTransaction(database, async (tx) => {
        const locked = requireFound(await lockMerchantOrder(tx, merchantId, params.id));
        const wishes =
          body.answer === 'reattempt'
            ? { date: body.date, phone: body.phone, address: body.address, landmark: body.landmark }
            : { date: null, phone: '', address: '', landmark: '' };
        await answerNdr(
          tx,
          locked,
          body.reportId,
          { answer: body.answer, by: 'merchant', userId, note: body.note, ...wishes },
          { kind: 'merchant', userId },
          new Date(),
        );
        await recordAudit(tx, merchant, client, {
          act: 'delivery.answered',
          target: locked.number,
          detail: { answer: body.answer },
        });
        return locked;
      });
      return describe(order);
    },

    'POST /api/seller/orders/:id/ndr-disputes': async ({ merchant, client, params, body }) => {
      await withTransaction(database, async (tx) => {
        const order = requireFound(await lockMerchantOrder(tx, merchant.merchantId, params.id));
        await disputeAttempt(tx, order, merchant.userId, body);
        await recordAudit(tx, merchant, client, { act: 'delivery.disputed', target: order.number });
      });
      return describe(await requireOrder(database, merchant.merchantId, params.id));
    },

    'POST /api/seller/orders/:id/claims': async ({ merchant, client, params, body }) => {
      await withTransaction(database, async (tx) => {
        const order = requireFound(await lockMerchantOrder(tx, merchant.merchantId, params.id));
        const claim = await makeClaim(tx, order, merchant.userId, body, new Date());
        await recordAudit(tx, merchant, client, { act: 'claim.made', target: claim.number });
      });
      return describe(await requireOrder(database, merchant.merchantId, params.id));
    },
  };
};

export const createEvidenceHandlers = (parts: {
  database: FulfilmentParts['database'];
  files: FileStore;
}): Handlers<typeof evidenceEndpoints> => ({
  'POST /api/seller/orders/:id/evidence': async ({ merchant, params, query, body }) => {
    const order = await requireOrder(parts.database, merchant.merchantId, params.id);
    if (order.state !== 'NDR' && !(await findClaimable(parts.database, order))) {
      throw new AppError('CONFLICT', 'You can make a claim only for a delivered order with no open claim.');
    }
    return storeEvidence(parts, order, query.name, body);
  },
});

const requireOrder = async (executor: Executor, merchantId: string, id: string): Promise<OrderRecord> =>
  requireFound(await findMerchantOrder(executor, merchantId, id));

function requireFound(order: OrderRecord | null): OrderRecord {
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  return order;
}
