import { AppError } from '@postprocure/contracts/app-error';
import {
  answerHours,
  customerLinkHours,
  maxAttempts,
  maxWaitDays,
} from '@postprocure/contracts/fulfilment/delivery-rules';
import { formatDate, toIndianDate } from '@postprocure/contracts/indian-date';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { enqueueJob } from '../../worker/job-queue.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import { lockOrder, recordOrderEvent, type OrderActor, type OrderRecord } from '../orders/index.ts';
import { addBusinessDays, isBusinessDay } from '../shipments/index.ts';
import { mailFailedDelivery } from './customer-mails.ts';
import type { DeliveryParts } from './fulfilment-parts.ts';
import {
  findNdrReport,
  insertNdrReport,
  listUnanswered,
  saveNdrAnswer,
  type NdrRecord,
  type StoredAnswer,
} from './ndr.repository.ts';
import { findParcel, type ParcelRecord } from './parcel.repository.ts';

const hourMs = 3_600_000;
const batchSize = 200;

export const linkExpiry = ({ failedAt }: Pick<NdrRecord, 'failedAt'>): Date =>
  new Date(failedAt.getTime() + customerLinkHours * hourMs);

/** Stores a failed attempt and asks the merchant and the customer what to do. */
export async function reportFailure(
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  parcel: ParcelRecord,
  { at, remark }: { at: Date; remark: string },
): Promise<void> {
  const report = await insertNdrReport(tx, {
    parcelId: parcel.id,
    attempt: parcel.attempts,
    failedAt: at,
    remark,
    respondBy: new Date(Date.now() + answerHours * hourMs),
  });
  await notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'deliveries.write' },
    key: `ndr:${report.id}`,
    title: `Order ${order.number} could not be delivered`,
    body: `Attempt ${parcel.attempts} of ${maxAttempts}: ${remark}. Tell the courier within ${answerHours} hours what to do.`,
    link: `/seller/orders/${order.id}`,
  });
  await mailFailedDelivery(tx, order, report, parts.links.write(report.id, linkExpiry(report)));
}

/** The days for which the next attempt can be requested. */
export function listAttemptDates(now: Date): string[] {
  const today = toIndianDate(now);
  const dates: string[] = [];
  for (let days = 1; days <= maxWaitDays; days += 1) {
    const date = toIndianDate(new Date(new Date(`${today}T12:00:00+05:30`).getTime() + days * 24 * hourMs));
    if (isBusinessDay(date)) dates.push(date);
  }
  return dates;
}

const isAnswerable = (parcel: ParcelRecord, report: NdrRecord): boolean =>
  parcel.state === 'delivery-failed' && parcel.attempts === report.attempt && report.answer === null;

export { isAnswerable };

/** Stores what the courier should do after a failed attempt, and queues it for the carrier. */
export async function answerNdr(
  tx: Executor,
  order: OrderRecord,
  reportId: string,
  answer: StoredAnswer,
  actor: OrderActor,
  now: Date,
): Promise<void> {
  const report = await findNdrReport(tx, reportId);
  const parcel = report && (await findParcel(tx, report.parcelId));
  if (!report || parcel?.orderId !== order.id) throw new AppError('NOT_FOUND', 'Delivery attempt not found.');
  if (!isAnswerable(parcel, report)) {
    throw new AppError(
      'CONFLICT',
      report.answer === null
        ? 'The courier has already taken the next step. This attempt can no longer be answered.'
        : 'This delivery attempt has already been answered.',
    );
  }
  if (answer.date !== null && !listAttemptDates(now).includes(answer.date)) {
    throw new AppError(
      'INVALID_REQUEST',
      `Choose a working day within the next ${maxWaitDays} days for the next attempt.`,
    );
  }
  await saveNdrAnswer(tx, report.id, answer);
  await recordOrderEvent(tx, order.id, {
    actor,
    reason: answer.answer === 'return' ? 'return-requested' : 'reattempt-requested',
    note: describeAnswer(answer),
    source: `ndr:${report.id}`,
  });
  await enqueueJob(tx, 'fulfilment:send-answer', {
    key: `ndr-answer:${report.id}`,
    maxAttempts: 12,
    payload: { id: report.id },
  });
  await notifyMerchant(tx, order.merchantId, 'orders');
}

function describeAnswer({ answer, by, date, landmark }: StoredAnswer): string {
  const who = { merchant: 'You', customer: 'The customer', staff: 'We', system: 'We' }[by];
  if (answer === 'return') return `${who} asked the courier to return the parcel.`;
  const day = date === null ? '' : ` on ${formatDate(date)}`;
  const near = landmark === '' ? '' : ` Landmark: ${landmark}.`;
  return `${who} asked the courier to try again${day}.${near}`;
}

/** Requests another attempt after failed deliveries that nobody has answered in time. */
export async function answerOverdue(database: Pool, now: Date): Promise<void> {
  for (const reportId of await listUnanswered(database, now, maxAttempts, batchSize)) {
    await withTransaction(database, async (tx) => {
      const report = await findNdrReport(tx, reportId);
      const parcel = report && (await findParcel(tx, report.parcelId));
      const order = parcel && (await lockOrder(tx, parcel.orderId));
      const current = parcel && (await findParcel(tx, parcel.id));
      const unanswered = await findNdrReport(tx, reportId);
      if (!order || !current || !unanswered || !isAnswerable(current, unanswered)) return;
      await answerNdr(
        tx,
        order,
        reportId,
        {
          answer: 'reattempt',
          by: 'system',
          userId: null,
          date: addBusinessDays(toIndianDate(new Date(now.getTime() + 24 * hourMs)), 0),
          phone: '',
          address: '',
          landmark: '',
          note: 'Nobody answered within 24 hours.',
        },
        { kind: 'system', userId: null },
        now,
      );
    });
  }
}
