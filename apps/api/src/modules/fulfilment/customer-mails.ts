import { formatDate } from '@postprocure/contracts/indian-date';
import type { Executor } from '@postprocure/db/pool';
import { queueMail, writeMailBody, writeSubject, type MailParts } from '../mail/index.ts';
import { loadPaperBrand, type OrderRecord } from '../orders/index.ts';
import type { DeliveryParts } from './fulfilment-parts.ts';
import type { NdrRecord } from './ndr.repository.ts';
import type { ParcelRecord } from './parcel.repository.ts';

type CustomerMail = Pick<MailParts, 'paragraphs' | 'action'> & { kind: string; subject: string };

/** Emails to a merchant's customer are written in the merchant's name. Sent only if we have the address. */
async function mailCustomer(tx: Executor, order: OrderRecord, mail: CustomerMail): Promise<void> {
  if (order.customerEmail === null) return;
  const brand = await loadPaperBrand(tx, order.merchantId);
  await queueMail(tx, {
    to: order.customerEmail,
    kind: mail.kind,
    subject: writeSubject(`${brand.name}: ${mail.subject}`),
    ...writeMailBody({
      greeting: `Dear ${order.customerName},`,
      paragraphs: mail.paragraphs,
      ...(mail.action && { action: mail.action }),
      signature: [brand.name, ...brand.contact],
    }),
  });
}

const trackAction = ({ storefrontUrl }: DeliveryParts, trackingId: string) => ({
  label: 'Track your parcel',
  url: `${storefrontUrl}/track-my-order?trackingId=${trackingId}`,
});

export const mailDispatch = (
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  { trackingId, carrier, estimatedDelivery }: ParcelRecord,
): Promise<void> =>
  mailCustomer(tx, order, {
    kind: 'customer-dispatched',
    subject: 'your order is on its way',
    paragraphs: [
      `Your parcel ${trackingId} is with ${carrier}.`,
      estimatedDelivery === null ? '' : `It should arrive by ${formatDate(estimatedDelivery)}.`,
    ].filter((text) => text !== ''),
    action: trackAction(parts, trackingId),
  });

export const mailDelivery = (
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  { trackingId }: ParcelRecord,
): Promise<void> =>
  mailCustomer(tx, order, {
    kind: 'customer-delivered',
    subject: 'your order was delivered',
    paragraphs: [
      `Your parcel ${trackingId} was delivered. If you did not receive it, contact the shop within 48 hours.`,
    ],
    action: trackAction(parts, trackingId),
  });

export const mailFailedDelivery = (
  tx: Executor,
  order: OrderRecord,
  { remark }: NdrRecord,
  link: string,
): Promise<void> =>
  mailCustomer(tx, order, {
    kind: 'customer-delivery-failed',
    subject: 'we could not deliver your order',
    paragraphs: [
      `The courier tried to deliver your order and reported: ${remark}.`,
      'Choose another day, add a landmark, or tell us that you no longer want the parcel.',
    ],
    action: { label: 'Choose when to deliver', url: link },
  });
