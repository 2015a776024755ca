import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { Executor } from '@postprocure/db/pool';
import { demoClient, type DemoStep } from './demo-money.ts';
import { dateBackOrder } from './demo-order-dates.ts';
import { claimedIndex, numberOf, planProblems, type PlannedProblem } from './demo-order-plan.ts';
import {
  decideDemoDispute,
  disputeDemoAttempt,
  inspectDemoReturn,
  makeDemoClaim,
  scanDemoParcels,
} from './modules/fulfilment/index.ts';
import { writeToMerchant, writeToStaff } from './modules/order-messages/index.ts';
import { findOrder } from './modules/orders/index.ts';

/**
 * Failed deliveries, returns, a lost parcel, a claim, and the messages that the merchant and staff write about them.
 */
export const createDemoProblemSteps = (issuer: LegalDetails, now: Date): DemoStep[] => [
  ...planProblems(now).map((problem) => createProblemStep(issuer, problem, now)),
  claim,
  ...demoMessages.map(createMessageStep),
];

const disputeNotes = new Map([
  [167, 'The customer was at home all day. Nobody came and nobody called.'],
  [170, 'My customer says that nobody came to the door.'],
  [177, 'The security guard says that no courier came that day. The customer had no missed calls.'],
]);

const decisionNotes = {
  upheld: "The courier's GPS shows that the rider was never near the address.",
  rejected: 'The courier called twice and the phone was switched off. The guard signed to confirm the visit.',
};

const createProblemStep = (
  issuer: LegalDetails,
  { index, event, at }: PlannedProblem,
  now: Date,
): DemoStep => ({
  hoursAgo: (now.getTime() - at.getTime()) / 3_600_000,
  run: async (tx, _at, { merchantId, ownerId, supportId }) => {
    const orderId = await findDemoOrder(tx, merchantId, index);
    if (event === 'disputed') {
      await disputeDemoAttempt(tx, orderId, ownerId, disputeNotes.get(index) ?? '', at);
    } else if (event === 'upheld' || event === 'rejected') {
      await decideDemoDispute(tx, orderId, supportId, event, decisionNotes[event]);
    } else if (event === 'inspected') {
      await inspectDemoReturn(tx, issuer, orderId, supportId);
    } else await scanDemoParcels(tx, issuer, orderId, event, at);
    await dateBackOrder(tx, orderId, at);
  },
});

const claim: DemoStep = {
  hoursAgo: 3,
  run: async (tx, at, { merchantId, ownerId }) => {
    const orderId = await findDemoOrder(tx, merchantId, claimedIndex);
    await makeDemoClaim(tx, orderId, ownerId, at);
    await dateBackOrder(tx, orderId, at);
  },
};

interface DemoMessage {
  /** The index of the order. */
  index: number;
  hoursAgo: number;
  from: 'merchant' | 'staff';
  text: string;
}

/** The first conversation has been answered; the second one is waiting for staff. */
const demoMessages: readonly DemoMessage[] = [
  {
    index: 170,
    hoursAgo: 48,
    from: 'merchant',
    text: 'My customer says nobody came to the door. Can you ask the courier what happened?',
  },
  {
    index: 170,
    hoursAgo: 24,
    from: 'staff',
    text: 'The courier called twice and the phone was switched off. The parcel is on its way back. You get 80% of the price when it arrives.',
  },
  {
    index: 179,
    hoursAgo: 2,
    from: 'merchant',
    text: 'The customer will be at home tomorrow after 5 pm. Can the courier come in the evening?',
  },
];

const createMessageStep = ({ index, hoursAgo, from, text }: DemoMessage, position: number): DemoStep => ({
  hoursAgo,
  run: async (tx, at, { merchantId, ownerId, supportId }) => {
    const order = await findOrder(tx, await findDemoOrder(tx, merchantId, index));
    if (!order) return;
    const message = { text, key: String(position).padStart(32, '0') };
    if (from === 'merchant') await writeToStaff(tx, order, ownerId, message);
    else {
      await writeToMerchant(tx, order, { userId: supportId, client: demoClient }, message);
    }
    await tx.query('update order_messages set sent_at = $3 where order_id = $1 and sent_key = $2', [
      order.id,
      message.key,
      at,
    ]);
    await tx.query(
      `update order_conversations set last_message_at = $2,
         waiting_since = case when $3 then $2 else waiting_since end
       where order_id = $1`,
      [order.id, at, from === 'merchant'],
    );
  },
});

async function findDemoOrder(tx: Executor, merchantId: string, index: number): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from orders where merchant_id = $1 and external_number = $2',
    [merchantId, numberOf(index)],
  );
  if (!rows[0]) throw new Error(`Order ${numberOf(index)} does not exist`);
  return rows[0].id;
}
