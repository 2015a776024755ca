import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { createTopUpStep, dateBack, demoClient, paid, type DemoPeople, type DemoStep } from './demo-money.ts';
import { demoCustomers } from './demo-customers.ts';
import { dateBackOrder } from './demo-order-dates.ts';
import {
  chooseStory,
  hasParcels,
  hoursAgoOf,
  numberOf,
  oldestDays,
  orderCount,
  planJourney,
  type PlannedStage,
  type Story,
} from './demo-order-plan.ts';
import { createDemoProblemSteps } from './demo-order-problems.ts';
import { recordAcceptance } from './modules/agreements/index.ts';
import { bookDemoParcels, scanDemoParcels, type DemoScan } from './modules/fulfilment/index.ts';
import {
  cancelOrder,
  moveOrder,
  payInTransaction,
  refreshDeliveryHistory,
  takeOrder,
} from './modules/orders/index.ts';
import { subscribeInTransaction } from './modules/subscriptions/index.ts';

const dayHours = 24;

interface DemoSku {
  sku: string;
  productId: number;
  spPaise: number;
  mrpPaise: number;
}

/**
 * Two months of orders, so that every page of the demo has something to show. Returns none if the catalogue is too
 * small, because the stock of a few products would not last.
 */
export async function createDemoOrderSteps(
  tx: Executor,
  issuer: LegalDetails,
  people: DemoPeople,
  now: Date,
): Promise<DemoStep[]> {
  const { merchantId } = people;
  const skus = await chooseSkus(tx);
  if (skus.length < skuCount) return [];
  for (const productId of new Set(skus.map((sku) => sku.productId))) {
    await subscribeInTransaction(tx, merchantId, productId);
  }
  await saveDemoProfile(tx, merchantId);
  await acceptAgreements(tx, people, now);
  const orders = Array.from({ length: orderCount }, (_, index): DemoStep => {
    const sku = skus[skuOf(buyerOf(index))];
    return {
      hoursAgo: hoursAgoOf(index),
      run: async (step, at, people) => {
        if (sku) await createOrder(step, issuer, people, { index, sku, at, now });
      },
    };
  });
  const money = Array.from({ length: 7 }, (_, index) =>
    createTopUpStep(
      issuer,
      (oldestDays - 8 * index) * dayHours + 2.5,
      paid(1_000_000, index % 3 === 0 ? 'card' : 'upi'),
    ),
  );
  const history: DemoStep = { hoursAgo: 0, run: refreshDeliveryHistory };
  return [...money, ...orders, ...createDemoProblemSteps(issuer, now), demoViews, history];
}

/** Orders to other states need a GSTIN. */
const saveDemoProfile = (tx: Executor, merchantId: string) =>
  tx.query(
    `insert into merchant_profiles (merchant_id, business_type, legal_name, gstin, pan, address_line1, city, state_code,
       pincode)
     values ($1, 'partnership', 'Nair Home Living', '27AAPFU0939F1ZV', 'AAPFU0939F', '4 Hill Road, Bandra West', 'Mumbai',
       '27', '400050')
     on conflict do nothing`,
    [merchantId],
  );

/**
 * Orders can be paid only once the agreements are accepted. The acceptances are dated two days ago, because the current
 * versions of the agreements are newer than the first orders.
 */
async function acceptAgreements(tx: Executor, people: DemoPeople, now: Date): Promise<void> {
  const { merchantId, ownerId } = people;
  for (const document of [legalDocuments.userAgreement, legalDocuments.storeAuthorization]) {
    await recordAcceptance(tx, { merchantId, userId: ownerId }, demoClient, document);
  }
  await dateBack(tx, people, new Date(now.getTime() - 2 * dayHours * 3_600_000));
}

const demoViews: DemoStep = {
  hoursAgo: 1,
  run: (tx, _at, { merchantId, ownerId }) =>
    tx.query(
      `insert into order_views (merchant_id, user_id, name, query)
       values ($1, $2, 'Delhi', 'pin=110'), ($1, $2, 'Gifts', 'tag=gift')`,
      [merchantId, ownerId],
    ),
};

/** This order is for a customer whose previous order was returned, so that the demo has a high-risk order. */
const repeatOrder = { index: 193, ofOrder: 126 };
const buyerOf = (index: number): number => (index === repeatOrder.index ? repeatOrder.ofOrder : index);

/** Every third order is for one of the bestsellers. */
const bestsellers = 6;
const skuOf = (index: number): number =>
  index % 3 === 0 ? (index / 3) % bestsellers : ((index - Math.floor(index / 3)) * 7) % skuCount;

const skuCount = 24;

/** Popular and affordable products with plenty of stock. */
async function chooseSkus(tx: Executor): Promise<DemoSku[]> {
  const { rows } = await tx.query<DemoSku>(
    `select k.sku, p.id as "productId", k.sp_paise as "spPaise", k.mrp_paise as "mrpPaise"
     from products p join product_stocks s on s.product_id = p.id
     cross join lateral (
       select v.sku, v.sp_paise, v.mrp_paise, vs.quantity from product_variations v
       join variation_stocks vs using (product_id, position) where v.product_id = p.id
       union all
       select p.sku, p.sp_paise, p.mrp_paise, s.quantity
       where not exists (select from product_variations v where v.product_id = p.id)
       order by quantity desc limit 1
     ) k
     where p.status = 'active' and p.sp_paise between 15000 and 60000 and k.sp_paise between 15000 and 60000
       and k.quantity >= 20
     order by p.popularity desc, p.id limit $1`,
    [skuCount],
  );
  return rows;
}

interface DemoOrder {
  index: number;
  sku: DemoSku;
  at: Date;
  now: Date;
}

async function createOrder(
  tx: Executor,
  issuer: LegalDetails,
  { merchantId, ownerId }: DemoPeople,
  { index, sku, at, now }: DemoOrder,
): Promise<void> {
  const story = chooseStory(index);
  const orderId = await takeDemoOrder(tx, { merchantId, ownerId }, { index, sku, at, now }, story);
  const actor = { kind: 'merchant' as const, userId: ownerId };
  const cancel = (reason: string) =>
    cancelOrder(tx, issuer, { merchantId, orderId, actor, reason }, new Date(at.getTime() + 60_000));
  if (story === 'cancelled') await cancel('The customer changed their mind.');
  if (story === 'expired') {
    await dateBackOrder(tx, orderId, at);
    const end = new Date(at.getTime() + 7 * dayHours * 3_600_000);
    await moveOrder(tx, orderId, {
      to: 'EXPIRED',
      actor: { kind: 'system', userId: null },
      reason: 'unpaid',
    });
    await dateBackOrder(tx, orderId, end);
  }
  if (story === 'normal' || story === 'refunded' || story === 'cancelRequested') {
    const result = await payInTransaction(tx, issuer, { merchantId, orderId, actor }, at);
    await dateBackOrder(tx, orderId, at);
    if (result.kind !== 'paid') return;
    if (story === 'refunded') await cancel('Ordered twice by mistake.');
    else if (story === 'normal') {
      await moveOn(tx, issuer, orderId, planJourney(index, at, now), hasParcels(index));
    } else {
      await moveOn(tx, issuer, orderId, planJourney(index, at, now).slice(0, 2), true);
      await cancelOrder(tx, issuer, {
        merchantId,
        orderId,
        actor,
        reason: 'The customer found it elsewhere.',
      });
      await dateBackOrder(tx, orderId, new Date(now.getTime() - (2 + (index % 5)) * 3_600_000));
    }
  }
  await dateBackOrder(tx, orderId, at);
}

async function takeDemoOrder(
  tx: Executor,
  { merchantId, ownerId }: Pick<DemoPeople, 'merchantId' | 'ownerId'>,
  { index, sku, at }: DemoOrder,
  story: Story,
): Promise<string> {
  const buyer = demoCustomers[buyerOf(index) % demoCustomers.length];
  if (!buyer) throw new Error('There are no customers');
  const fault = story === 'attention' ? index % 5 : -1;
  const { order } = await takeOrder(
    tx,
    merchantId,
    { kind: 'merchant', userId: ownerId },
    {
      channel: index % 3 === 0 ? 'manual' : 'upload',
      externalNumber: numberOf(index),
      intakeKey: null,
      customerName: buyer.name,
      customerPhone:
        fault === 0 ? '98450 1234' : `98${String(45_000_000 + buyerOf(index) * 7919).padStart(8, '0')}`,
      customerEmail: null,
      addressLine1: fault === 1 ? 'Station Road' : fault === 2 ? 'P.O. Box 231, Main Road' : buyer.line1,
      addressLine2: '',
      landmark: buyer.landmark,
      city: buyer.city,
      stateCode: buyer.stateCode,
      pincode: fault === 3 ? '290011' : buyer.pincode,
      lines: [
        {
          sku: fault === 4 ? 'OLD-SKU-77' : sku.sku,
          quantity: 1 + (index % 11 === 0 ? 1 : 0),
          saleUnitPaise: index % 5 === 0 ? null : Math.min(Math.round(sku.spPaise * 1.6), sku.mrpPaise),
        },
      ],
      placedAt: at,
      shipByAt: index % 6 === 0 ? new Date(at.getTime() + 5 * dayHours * 3_600_000) : null,
      note: index % 17 === 0 ? 'Gift. Please pack without a price tag.' : '',
      tags: index % 13 === 0 ? ['gift'] : [],
    },
  );
  await tx.query(
    `update orders set created_at = $2, expires_at = $2::timestamptz + interval '7 days',
       number = 'PPO-' || to_char($2::timestamptz at time zone 'Asia/Kolkata', 'YYMM') || right(number, 7)
     where id = $1`,
    [order.id, at],
  );
  await tx.query(
    `update orders set deadline_at = expires_at where id = $1 and state in ('ATTENTION', 'AWAITING_PAYMENT')`,
    [order.id],
  );
  return order.id;
}

/** Moves a paid order through the stages that it has reached by now. */
async function moveOn(
  tx: Executor,
  issuer: LegalDetails,
  orderId: string,
  stages: readonly PlannedStage[],
  isBooked: boolean,
): Promise<void> {
  for (const { to, at } of stages) {
    const scan = isBooked ? scanOfState[to] : undefined;
    if (to === 'DISPATCHED' && isBooked) await bookDemoParcels(tx, orderId, at);
    if (scan) await scanDemoParcels(tx, issuer, orderId, scan, at);
    else {
      const kind = to in scanOfState ? 'courier' : to === 'PACKED' ? 'staff' : 'system';
      await moveOrder(tx, orderId, { to, at, actor: { kind, userId: null } });
    }
    await dateBackOrder(tx, orderId, at);
  }
}

/** The carrier scan that puts an order into each state. */
const scanOfState: Partial<Record<OrderState, DemoScan>> = {
  DISPATCHED: 'shipped',
  IN_TRANSIT: 'in-transit',
  OUT_FOR_DELIVERY: 'out-for-delivery',
  DELIVERED: 'delivered',
};
