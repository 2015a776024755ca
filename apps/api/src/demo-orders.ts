import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { IndianStateCode } from '@postprocure/contracts/indian-state';
import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { createTopUpStep, paid, type DemoPeople, type DemoStep } from './demo-money.ts';
import { recordAcceptance } from './modules/agreements/index.ts';
import {
  bookDemoParcels,
  makeDemoClaim,
  scanDemoParcels,
  type DemoScan,
} from './modules/fulfilment/index.ts';
import { writeToMerchant, writeToStaff } from './modules/order-messages/index.ts';
import {
  cancelOrder,
  findOrder,
  moveOrder,
  payInTransaction,
  refreshDeliveryHistory,
  takeOrder,
} from './modules/orders/index.ts';
import { subscribeInTransaction } from './modules/subscriptions/index.ts';

const dayHours = 24;
const orderCount = 200;
const oldestDays = 60;

interface DemoSku {
  sku: string;
  productId: number;
  spPaise: number;
  mrpPaise: number;
}

interface Customer {
  name: string;
  line1: string;
  landmark: string;
  city: string;
  stateCode: IndianStateCode;
  pincode: string;
}

const customers: readonly Customer[] = [
  customer('Priya Sharma', 'Flat 12, Sunrise Apartments, MG Road', '', 'Bengaluru', '29', '560001'),
  customer(
    'Arjun Mehta',
    'B-404, Lotus Towers, Link Road',
    'Opposite Infinity Mall',
    'Mumbai',
    '27',
    '400064',
  ),
  customer('Fatima Sheikh', 'House 8, Old City Lane, Charminar', '', 'Hyderabad', '36', '500002'),
  customer('Rohan Das', '22/1 Southern Avenue, Gariahat', '', 'Kolkata', '19', '700029'),
  customer(
    'Kavya Iyer',
    'Plot 7, 3rd Cross Street, Adyar',
    'Near the post office',
    'Chennai',
    '33',
    '600020',
  ),
  customer('Harpreet Singh', 'House 1142, Sector 22-B', '', 'Chandigarh', '04', '160022'),
  customer('Neha Gupta', 'C-56, Second Floor, Lajpat Nagar 2', '', 'New Delhi', '07', '110024'),
  customer('Vikram Patel', '14 Shanti Kunj Society, Satellite', '', 'Ahmedabad', '24', '380015'),
  customer('Sneha Kulkarni', 'Flat 3, Gokul Heights, Kothrud', '', 'Pune', '27', '411038'),
  customer('Imran Khan', '45 Civil Lines, Hazratganj', 'Behind the city bank', 'Lucknow', '09', '226001'),
  customer('Ananya Nair', 'TC 12/44, Temple Road, Kowdiar', '', 'Thiruvananthapuram', '32', '695003'),
  customer('Deepak Yadav', 'House 31, Malviya Nagar, Block D', '', 'Jaipur', '08', '302017'),
];

function customer(
  name: string,
  line1: string,
  landmark: string,
  city: string,
  stateCode: IndianStateCode,
  pincode: string,
): Customer {
  return { name, line1, landmark, city, stateCode, pincode };
}

/** The way of a paid order, with the hours that each step takes. */
const journey: readonly [OrderState, number][] = [
  ['PROCESSING', 1],
  ['PACKED', 30],
  ['DISPATCHED', 20],
  ['IN_TRANSIT', 18],
  ['OUT_FOR_DELIVERY', 66],
  ['DELIVERED', 7],
  ['CLOSED', 7 * dayHours],
];

/** Older orders have no parcels unless something went wrong, so that the first start stays short. */
const parcelDays = 14;

/** The scans of carrier states. */
const scanOfState: Partial<Record<OrderState, DemoScan>> = {
  DISPATCHED: 'shipped',
  IN_TRANSIT: 'in-transit',
  OUT_FOR_DELIVERY: 'out-for-delivery',
  DELIVERED: 'delivered',
};

interface Problem {
  /** How many steps of the journey go well. */
  steps: number;
  /** What the courier reports afterwards, and how many hours ago. */
  scans: readonly (readonly [DemoScan, number])[];
}

const hoursAgoOf = (index: number): number =>
  2 + (oldestDays * dayHours - 2) * (1 - (index + 1) / orderCount) + (index % 7) / 10;

/** An order that came back some weeks ago. It is out for delivery 142 hours after payment. */
const returned = (index: number): [number, Problem] => [
  index,
  {
    steps: 5,
    scans: [
      ['delivery-failed', hoursAgoOf(index) - 150],
      ['return-initiated', hoursAgoOf(index) - 180],
      ['returning', hoursAgoOf(index) - 200],
      ['returned', hoursAgoOf(index) - 260],
    ],
  },
];

/** Deliveries that go wrong, by the index of the order. Most returns are from New Delhi and of one product. */
const problems = new Map<number, Problem>([
  ...[18, 54, 90, 105, 126].map(returned),
  [160, { steps: 4, scans: [['lost', 50]] }],
  [
    165,
    {
      steps: 5,
      scans: [
        ['delivery-failed', 100],
        ['return-initiated', 98],
        ['returning', 72],
        ['returned', 30],
      ],
    },
  ],
  [
    170,
    {
      steps: 5,
      scans: [
        ['delivery-failed', 60],
        ['return-initiated', 40],
      ],
    },
  ],
  [179, { steps: 5, scans: [['delivery-failed', 5]] }],
]);

/** The order with an open claim, by its index, and how many hours ago it was made. */
const claimed = { index: 178, hoursAgo: 3 };

type Story = 'normal' | 'cancelled' | 'refunded' | 'cancelRequested' | 'expired' | 'unpaid' | 'attention';

/**
 * Two months of orders, so that every page of the demo has something to show. Empty if the catalogue is too small: the
 * stock of a few products would not last.
 */
export async function createDemoOrderSteps(
  tx: Executor,
  issuer: LegalDetails,
  { merchantId, ownerId }: DemoPeople,
): Promise<DemoStep[]> {
  const skus = await chooseSkus(tx);
  if (skus.length < skuCount) return [];
  for (const productId of new Set(skus.map((sku) => sku.productId))) {
    await subscribeInTransaction(tx, merchantId, productId);
  }
  await saveDemoProfile(tx, merchantId);
  await recordAcceptance(
    tx,
    { merchantId, userId: ownerId },
    { ipPrefix: '127.0.0', requestId: 'demo' },
    legalDocuments.storeAuthorization,
  );
  const orders = Array.from({ length: orderCount }, (_, index): DemoStep => {
    // Spread over the days and the hours, oldest first.
    const hoursAgo = hoursAgoOf(index);
    const sku = skus[skuOf(buyerOf(index))];
    return {
      hoursAgo,
      run: async (step, at, people) => {
        if (sku) await createOrder(step, issuer, people, { index, sku, at, hoursAgo });
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
  const messages = demoMessages.map((message, position) => createMessageStep(message, position));
  const history: DemoStep = { hoursAgo: 0, run: refreshDeliveryHistory };
  return [...money, ...orders, ...createProblemSteps(issuer), ...messages, demoViews, history];
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

function createProblemSteps(issuer: LegalDetails): DemoStep[] {
  const scans = [...problems].flatMap(([index, problem]) =>
    problem.scans.map(([scan, hoursAgo]): DemoStep => ({
      hoursAgo,
      run: async (tx, at, { merchantId }) => {
        const orderId = await findDemoOrder(tx, merchantId, index);
        await scanDemoParcels(tx, issuer, orderId, scan, at);
        await dateBack(tx, orderId, at);
      },
    })),
  );
  const claim: DemoStep = {
    hoursAgo: claimed.hoursAgo,
    run: async (tx, at, { merchantId, ownerId }) => {
      const orderId = await findDemoOrder(tx, merchantId, claimed.index);
      await makeDemoClaim(tx, orderId, ownerId, at);
      await dateBack(tx, orderId, at);
    },
  };
  return [...scans, claim];
}

interface DemoMessage {
  /** The index of the order. */
  index: number;
  hoursAgo: number;
  from: 'merchant' | 'staff';
  text: string;
}

/** The first conversation is answered, the second one waits for staff. */
const demoMessages: readonly DemoMessage[] = [
  {
    index: 170,
    hoursAgo: 30,
    from: 'merchant',
    text: 'My customer says nobody came to the door. Can you ask the courier what happened?',
  },
  {
    index: 170,
    hoursAgo: 26,
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
      const client = { ipPrefix: '127.0.0', requestId: 'demo' };
      await writeToMerchant(tx, order, { userId: supportId, client }, message);
    }
    await tx.query('update order_messages set sent_at = $3 where order_id = $1 and sent_key = $2', [
      order.id,
      message.key,
      at,
    ]);
    await tx.query('update order_conversations set last_message_at = $2 where order_id = $1', [order.id, at]);
  },
});

const demoViews: DemoStep = {
  hoursAgo: 1,
  run: (tx, _at, { merchantId, ownerId }) =>
    tx.query(
      `insert into order_views (merchant_id, user_id, name, query)
       values ($1, $2, 'Delhi', 'pin=110'), ($1, $2, 'Gifts', 'tag=gift')`,
      [merchantId, ownerId],
    ),
};

/** A customer whose last order came back orders again, so that the demo has an order with a high risk. */
const repeatOrder = { index: 193, ofOrder: 126 };
const buyerOf = (index: number): number => (index === repeatOrder.index ? repeatOrder.ofOrder : index);

/** Every third order is for one of the bestsellers. */
const bestsellers = 6;
const skuOf = (index: number): number =>
  index % 3 === 0 ? (index / 3) % bestsellers : ((index - Math.floor(index / 3)) * 7) % skuCount;

const numberOf = (index: number): string => `NHL-${1001 + index}`;

async function findDemoOrder(tx: Executor, merchantId: string, index: number): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from orders where merchant_id = $1 and external_number = $2',
    [merchantId, numberOf(index)],
  );
  if (!rows[0]) throw new Error(`Order ${numberOf(index)} does not exist`);
  return rows[0].id;
}

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
  hoursAgo: number;
}

/** What happens to an order depends on its number and its age, so that the demo is the same everywhere. */
function chooseStory(index: number, hoursAgo: number): Story {
  if (hoursAgo < 6 * dayHours) {
    const turn = index % 8;
    if (turn === 0 || turn === 4) return 'attention';
    if (turn === 1) return 'unpaid';
    return turn === 6 && hoursAgo > 40 ? 'cancelRequested' : 'normal';
  }
  if (hoursAgo > 8 * dayHours && index % 23 === 0) return 'expired';
  if (index % 19 === 0) return 'refunded';
  if (index % 29 === 0) return 'cancelled';
  return 'normal';
}

async function createOrder(
  tx: Executor,
  issuer: LegalDetails,
  { merchantId, ownerId }: DemoPeople,
  { index, sku, at, hoursAgo }: DemoOrder,
): Promise<void> {
  const story = chooseStory(index, hoursAgo);
  const orderId = await takeDemoOrder(tx, { merchantId, ownerId }, { index, sku, at, hoursAgo }, story);
  const actor = { kind: 'merchant' as const, userId: ownerId };
  const cancel = (reason: string) =>
    cancelOrder(tx, issuer, { merchantId, orderId, actor, reason }, new Date(at.getTime() + 60_000));
  if (story === 'cancelled') await cancel('The customer changed their mind.');
  if (story === 'expired') {
    await dateBack(tx, orderId, at);
    const end = new Date(at.getTime() + 7 * dayHours * 3_600_000);
    await moveOrder(tx, orderId, {
      to: 'EXPIRED',
      actor: { kind: 'system', userId: null },
      reason: 'unpaid',
    });
    await dateBack(tx, orderId, end);
  }
  if (story === 'normal' || story === 'refunded' || story === 'cancelRequested') {
    const result = await payInTransaction(tx, issuer, { merchantId, orderId, actor }, at);
    await dateBack(tx, orderId, at);
    if (result.kind !== 'paid') return;
    if (story === 'refunded') await cancel('Ordered twice by mistake.');
    else if (story === 'normal') {
      const steps = journey.slice(0, problems.get(index)?.steps ?? journey.length);
      const hasParcels = problems.has(index) || hoursAgo < parcelDays * dayHours;
      await moveOn(tx, issuer, orderId, at, { pauseHours: index % 3 === 0 ? 8 : 0, steps, hasParcels });
    } else {
      await moveOn(tx, issuer, orderId, at, { pauseHours: 0, steps: journey.slice(0, 2), hasParcels: true });
      await cancelOrder(tx, issuer, {
        merchantId,
        orderId,
        actor,
        reason: 'The customer found it elsewhere.',
      });
      await dateBack(tx, orderId, new Date(Date.now() - (2 + (index % 5)) * 3_600_000));
    }
  }
  await dateBack(tx, orderId, at);
}

async function takeDemoOrder(
  tx: Executor,
  { merchantId, ownerId }: Pick<DemoPeople, 'merchantId' | 'ownerId'>,
  { index, sku, at }: DemoOrder,
  story: Story,
): Promise<string> {
  const buyer = customers[buyerOf(index) % customers.length];
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

/** Moves a paid order as far as it would have come by now. `pauseHours` keeps some orders behind the others. */
async function moveOn(
  tx: Executor,
  issuer: LegalDetails,
  orderId: string,
  paidAt: Date,
  { pauseHours, steps, hasParcels }: { pauseHours: number; steps: typeof journey; hasParcels: boolean },
): Promise<void> {
  let reached = paidAt;
  let at = new Date(paidAt.getTime() + pauseHours * 3_600_000);
  for (const [to, hours] of steps) {
    at = new Date(at.getTime() + hours * 3_600_000);
    if (at > new Date()) break;
    reached = at;
    const scan = hasParcels ? scanOfState[to] : undefined;
    if (to === 'DISPATCHED' && hasParcels) await bookDemoParcels(tx, orderId, at);
    if (scan) await scanDemoParcels(tx, issuer, orderId, scan, at);
    else {
      const kind = to in scanOfState ? 'courier' : to === 'PACKED' ? 'staff' : 'system';
      await moveOrder(tx, orderId, { to, at, actor: { kind, userId: null } });
    }
  }
  await dateBack(tx, orderId, reached);
}

/** Backdates what has just happened to an order. Triggers forbid updates of events, so they are disabled meanwhile. */
async function dateBack(tx: Executor, orderId: string, at: Date): Promise<void> {
  await tx.query('set local session_replication_role = replica');
  await tx.query(`update order_events set at = $2 where order_id = $1 and at >= now()`, [orderId, at]);
  await tx.query(
    `update orders set state_since = $2, updated_at = $2 where id = $1 and state_since >= now()`,
    [orderId, at],
  );
  await tx.query('set local session_replication_role = origin');
}
