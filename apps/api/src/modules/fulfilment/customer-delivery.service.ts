import { AppError } from '@postprocure/contracts/app-error';
import type { CustomerDelivery } from '@postprocure/contracts/fulfilment/delivery';
import type { customerDeliveryEndpoints } from '@postprocure/contracts/fulfilment/endpoints';
import { indianStates } from '@postprocure/contracts/indian-state';
import type { Executor } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Handlers } from '../../endpoints/handlers.ts';
import { findOrder, lockOrder, type OrderRecord } from '../orders/index.ts';
import type { CustomerLinks } from './customer-link.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { answerNdr, isAnswerable, listAttemptDates } from './ndr.ts';
import { findNdrReport, type NdrRecord } from './ndr.repository.ts';
import { findParcel, type ParcelRecord } from './parcel.repository.ts';

interface LinkedDelivery {
  report: NdrRecord;
  parcel: ParcelRecord;
  order: OrderRecord;
}

/**
 * What customers can do with the link that they get after a failed delivery. The link is the only proof of who they
 * are.
 */
export const createCustomerDeliveryHandlers = ({
  database,
  links,
}: Pick<FulfilmentParts, 'database' | 'links'>): Handlers<typeof customerDeliveryEndpoints> => ({
  'GET /api/failed-deliveries/:token': async ({ params }) =>
    describe(await findDelivery(database, links, params.token)),

  'POST /api/failed-deliveries/:token': async ({ params, body }) => {
    await withTransaction(database, async (tx) => {
      const found = await findDelivery(tx, links, params.token);
      const order = await lockOrder(tx, found.order.id);
      if (!order) throw invalidLink();
      const wishes =
        body.answer === 'reattempt'
          ? { date: body.date, phone: body.phone, landmark: body.landmark }
          : { date: null, phone: '', landmark: '' };
      await answerNdr(
        tx,
        order,
        found.report.id,
        {
          answer: body.answer,
          by: 'customer',
          userId: null,
          address: '',
          note: body.answer === 'return' ? 'The customer does not want the parcel.' : '',
          ...wishes,
        },
        { kind: 'system', userId: null },
        new Date(),
      );
    });
    return describe(await findDelivery(database, links, params.token));
  },
});

const invalidLink = (): AppError =>
  new AppError('NOT_FOUND', 'This link is not valid or has expired. Ask the shop for a new one.');

async function findDelivery(
  executor: Executor,
  links: CustomerLinks,
  token: string,
): Promise<LinkedDelivery> {
  const reportId = links.read(token);
  const report = reportId === null ? null : await findNdrReport(executor, reportId);
  const parcel = report && (await findParcel(executor, report.parcelId));
  const order = parcel && (await findOrder(executor, parcel.orderId));
  if (!report || !order) throw invalidLink();
  return { report, parcel, order };
}

/** Shows only the customer's own details, and hides them once the attempt has been answered. */
function describe({ report, parcel, order }: LinkedDelivery): CustomerDelivery {
  const isOpen = isAnswerable(parcel, report);
  const state = order.stateCode === null ? '' : indianStates[order.stateCode];
  return {
    state: isOpen ? 'open' : report.answer === null ? 'closed' : 'answered',
    customerName: isOpen ? order.customerName : '',
    address: isOpen
      ? [order.addressLine1, order.addressLine2, `${order.city} ${order.pincode}`, state].filter(
          (line) => line.trim() !== '',
        )
      : [],
    landmark: isOpen ? order.landmark : '',
    phone: isOpen ? maskPhone(order.customerPhone) : '',
    failedAt: report.failedAt.toISOString(),
    dates: isOpen ? listAttemptDates(new Date()) : [],
    answer: report.answer === null ? null : { kind: report.answer, date: report.wantedDate },
  };
}

const maskPhone = (phone: string): string => `•••••• ${phone.replaceAll(/\D/g, '').slice(-4)}`;
