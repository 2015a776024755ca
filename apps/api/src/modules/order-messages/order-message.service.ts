import { AppError } from '@postprocure/contracts/app-error';
import { brand } from '@postprocure/contracts/brand';
import type {
  orderMessageDeskEndpoints,
  orderMessageEndpoints,
} from '@postprocure/contracts/order-messages/endpoints';
import { shownOrderMessages } from '@postprocure/contracts/order-messages/order-message-limits';
import type { NewOrderMessage, OrderMessages } from '@postprocure/contracts/order-messages/order-message';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Handlers } from '../../endpoints/handlers.ts';
import type { StaffActor } from '../../staff-actor.ts';
import { recordAudit } from '../audit/index.ts';
import { describeWaiting, toAssignee, type InboxFilter, type InboxRow } from '../inbox/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import { findMerchantOrder, findOrder, listOrderMerchants, type OrderRecord } from '../orders/index.ts';
import {
  findConversationStatus,
  insertMessage,
  listConversations,
  listMessages,
  lockConversation,
  resolveConversation,
  saveNewMessageState,
} from './order-message.repository.ts';

export const createOrderMessageHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof orderMessageEndpoints> => ({
  'GET /api/seller/orders/:id/messages': async ({ merchant, params }) => {
    const order = await findMerchantOrder(database, merchant.merchantId, params.id);
    return readMessages(database, requireOrder(order));
  },

  'POST /api/seller/orders/:id/messages': async ({ merchant, params, body }) => {
    const order = requireOrder(await findMerchantOrder(database, merchant.merchantId, params.id));
    await withTransaction(database, (tx) => writeToStaff(tx, order, merchant.userId, body));
    return readMessages(database, order);
  },
});

export const createOrderMessageDeskHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof orderMessageDeskEndpoints> => ({
  'GET /api/desk/orders/:id/messages': async ({ params }) =>
    readMessages(database, requireOrder(await findOrder(database, params.id))),

  'POST /api/desk/orders/:id/messages': async ({ staff, params, body }) => {
    const order = requireOrder(await findOrder(database, params.id));
    await withTransaction(database, (tx) => writeToMerchant(tx, order, staff, body));
    return readMessages(database, order);
  },

  'POST /api/desk/orders/:id/messages/resolve': async ({ staff, params }) => {
    const order = requireOrder(await findOrder(database, params.id));
    await withTransaction(database, async (tx) => {
      if (!(await resolveConversation(tx, order.id, staff.userId))) {
        throw new AppError('NOT_FOUND', 'Nobody has written about this order.');
      }
      await audit(tx, staff, order, 'order.messagesResolved');
    });
    return readMessages(database, order);
  },
});

/** The staff member who writes a message, with the client details that the audit log records. */
interface Replier {
  userId: string;
  client: Pick<StaffActor['client'], 'ipPrefix' | 'requestId'>;
}

function requireOrder(order: OrderRecord | null): OrderRecord {
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  return order;
}

async function readMessages(executor: Executor, { id }: OrderRecord): Promise<OrderMessages> {
  const messages = await listMessages(executor, id, shownOrderMessages);
  return {
    messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })),
    status: await findConversationStatus(executor, id),
  };
}

const tidy = (text: string): string => text.replaceAll('\r\n', '\n').trim();

const excerptLength = 160;
const toExcerpt = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').slice(0, excerptLength).toWellFormed();

/** Stores a message from the merchant and notifies staff. Sending it again changes nothing. */
export async function writeToStaff(
  tx: Executor,
  order: OrderRecord,
  userId: string,
  { text, key }: NewOrderMessage,
): Promise<void> {
  const status = await lockConversation(tx, order.id);
  const id = await insertMessage(tx, order.id, { author: 'merchant', userId, text: tidy(text), key });
  if (id === null) return;
  await saveNewMessageState(tx, order.id, status === 'new' ? 'new' : 'open', null);
  const merchants = await listOrderMerchants(tx, [order.merchantId]);
  await notify(tx, {
    kind: 'orders',
    to: { staffPermission: 'desk.write' },
    key: `order-message:${id}`,
    title: `${merchants.get(order.merchantId)?.name ?? 'A merchant'} wrote about order ${order.number}`,
    body: toExcerpt(text),
    link: `/desk/orders/${order.id}`,
  });
  // Other members of the team may have the order open.
  await notifyMerchant(tx, order.merchantId, 'orders');
}

/** Stores a message from staff and notifies the merchant's users. */
export async function writeToMerchant(
  tx: Executor,
  order: OrderRecord,
  staff: Replier,
  { text, key }: NewOrderMessage,
): Promise<void> {
  await lockConversation(tx, order.id);
  const id = await insertMessage(tx, order.id, {
    author: 'staff',
    userId: staff.userId,
    text: tidy(text),
    key,
  });
  if (id === null) return;
  await saveNewMessageState(tx, order.id, 'waiting', staff.userId);
  await notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'orders.read' },
    key: `order-message:${id}`,
    title: `${brand.name} wrote to you about order ${order.number}`,
    body: toExcerpt(text),
    link: `/seller/orders/${order.id}#messages`,
  });
  await notifyMerchant(tx, order.merchantId, 'orders');
  await audit(tx, staff, order, 'order.replied');
}

const audit = (tx: Executor, staff: Replier, order: OrderRecord, act: string): Promise<void> =>
  recordAudit(tx, { userId: staff.userId, merchantId: order.merchantId }, staff.client, {
    act,
    target: order.number,
  });

export async function listOrderInbox(executor: Executor, filter: InboxFilter): Promise<InboxRow[]> {
  const rows = await listConversations(executor, filter);
  return rows.map((row) => ({
    kind: 'order',
    id: row.id,
    reference: row.number,
    name: row.merchantName,
    email: null,
    subject: `Order ${row.number}`,
    excerpt: toExcerpt(row.lastWords ?? ''),
    status: row.status,
    assignee: toAssignee(row),
    waiting: describeWaiting('order', row.status, row.waitingSince),
    at: row.lastMessageAt.toISOString(),
    moment: row.moment,
  }));
}
