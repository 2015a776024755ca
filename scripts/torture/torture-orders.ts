import { randomInt, randomUUID } from 'node:crypto';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { Pool } from '@postprocure/db/pool';
import { z } from 'zod';
import type { PatientSender } from './patient-sender.ts';
import { pick } from './pick.ts';
import type { TorturePerson } from './torture-load.ts';

/** What the server has told merchants about their orders. */
export interface AcknowledgedOrders {
  taken: { id: string; phone: string }[];
  /** Order numbers of uploads that were accepted. */
  uploaded: { merchantId: string; number: string }[];
  paid: string[];
  /** Cancelled before payment, or refunded. */
  cancelled: string[];
  claims: { orderId: string; description: string }[];
  answers: string[];
}

const taken = z.object({ data: z.object({ order: z.object({ id: z.string() }) }) });
const stateOf = z.object({ data: z.object({ state: z.string() }) });
const bulkOutcome = z.object({
  data: z.object({ results: z.array(z.object({ id: z.string(), isDone: z.boolean() })) }),
});
const uploaded = z.object({
  data: z.object({
    id: z.string(),
    orders: z.int(),
    preview: z.array(z.object({ orderNumber: z.string() })),
  }),
});
const fileId = z.object({ data: z.object({ id: z.string() }) });

/** A red square that stands in for a photo of damaged goods. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
);

let customers = 0;

/** A phone number that no other order has, so that an order stored twice is detected. */
const createPhone = (): string => `9${String((customers += 1)).padStart(9, '0')}`;

/** What merchants do with orders: place, pay and cancel them, answer failed deliveries and make claims. */
export function createOrderActs(
  { send, post }: PatientSender,
  pool: Pool,
  skus: readonly string[],
  done: AcknowledgedOrders,
) {
  const pickOrders = async (
    { merchantId }: TorturePerson,
    states: readonly OrderState[],
    limit = 1,
  ): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from orders where merchant_id = $1 and state = any ($2) order by random() limit $3',
      [merchantId, states, limit],
    );
    return rows.map(({ id }) => id);
  };

  /** Sends the same order several times, under one or two idempotency keys. All answers must name the same order. */
  async function take({ headers }: TorturePerson): Promise<void> {
    const phone = createPhone();
    const order = {
      externalNumber: pick(['', `OWN-${phone}`]),
      customerName: 'Priya Sharma',
      customerPhone: phone,
      customerEmail: pick(['', `${phone}@customer.test`]),
      addressLine1: randomInt(10) === 0 ? 'P.O. Box 12' : 'Flat 12, Sunrise Apartments, MG Road',
      city: 'Bengaluru',
      stateCode: '29',
      pincode: '560001',
      lines: pickLines(),
    };
    const key = randomUUID();
    const keys = order.externalNumber === '' ? [key, key] : [key, randomUUID()];
    const answers = await Promise.all(
      keys.map(async (idempotencyKey) => {
        const response = await post(
          '/api/seller/orders',
          { ...headers, 'idempotency-key': idempotencyKey },
          order,
        );
        const parsed = taken.safeParse(await response.json());
        return parsed.success ? parsed.data.data.order.id : null;
      }),
    );
    const ids = new Set(answers.filter((id) => id !== null));
    if (ids.size > 1) throw new Error(`A repeated order was taken as ${[...ids].join()}`);
    for (const id of ids) done.taken.push({ id, phone });
  }

  const pickLines = () =>
    [...new Set(Array.from({ length: randomInt(1, 4) }, () => pick(skus)))].map((sku) => ({
      sku,
      quantity: randomInt(1, 4),
      salePrice: null,
    }));

  /** Uploads a file, sometimes twice, and accepts it. */
  async function upload({ headers, merchantId }: TorturePerson): Promise<void> {
    const numbers = Array.from({ length: randomInt(2, 8) }, () => `FILE-${randomUUID()}`);
    const rows = numbers.flatMap((number) => {
      const phone = createPhone();
      return pickLines().map(
        ({ sku, quantity }) =>
          `${number},Ravi Iyer,${phone},"14, Lake View Road, Andheri",Mumbai,400053,${sku},${quantity}`,
      );
    });
    const file = ['order_number,customer_name,phone,address_line1,city,pincode,sku,quantity', ...rows].join(
      '\n',
    );
    for (let copies = randomInt(1, 3); copies > 0; copies -= 1) {
      const response = await send('/api/seller/order-uploads?name=orders.csv', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/csv' },
        body: file,
      });
      const parsed = uploaded.safeParse(await response.json());
      if (!parsed.success || parsed.data.data.orders === 0) continue;
      const accepted = await post(`/api/seller/order-uploads/${parsed.data.data.id}/accept`, headers, {});
      await accepted.body?.cancel();
      if (accepted.status === 200) done.uploaded.push(...numbers.map((number) => ({ merchantId, number })));
    }
  }

  /** Clicks "Pay" twice. */
  async function pay(person: TorturePerson): Promise<void> {
    const [id] = await pickOrders(person, ['AWAITING_PAYMENT']);
    if (id === undefined) return;
    const answers = await Promise.all(
      [1, 2].map(async () => {
        const response = await post(`/api/seller/orders/${id}/pay`, person.headers, {});
        return stateOf.safeParse(await response.json());
      }),
    );
    if (answers.some(({ data }) => data?.data.state === 'PAID')) done.paid.push(id);
  }

  async function payMany(person: TorturePerson): Promise<void> {
    const ids = await pickOrders(person, ['AWAITING_PAYMENT', 'ATTENTION'], 10);
    if (ids.length === 0) return;
    const response = await post('/api/seller/orders/payments', person.headers, { ids });
    const parsed = bulkOutcome.safeParse(await response.json());
    if (!parsed.success) return;
    done.paid.push(...parsed.data.data.results.filter(({ isDone }) => isDone).map(({ id }) => id));
  }

  async function cancel(person: TorturePerson): Promise<void> {
    const [id] = await pickOrders(person, ['AWAITING_PAYMENT', 'PAID', 'PROCESSING', 'PACKED', 'DISPATCHED']);
    if (id === undefined) return;
    const response = await post(`/api/seller/orders/${id}/cancel`, person.headers, { reason: 'Not wanted' });
    const parsed = stateOf.safeParse(await response.json());
    const state = parsed.data?.data.state;
    if (state === 'CANCELLED' || state === 'CANCELLED_REFUNDED') done.cancelled.push(id);
  }

  async function answerFailedDelivery({ headers, merchantId }: TorturePerson): Promise<void> {
    const { rows } = await pool.query<{ id: string; orderId: string }>(
      `select n.id, s.order_id as "orderId" from ndr_reports n join shipments s on s.id = n.shipment_id
       join orders o on o.id = s.order_id
       where o.merchant_id = $1 and n.answer is null and s.state = 'delivery-failed' order by random() limit 1`,
      [merchantId],
    );
    const [report] = rows;
    if (!report) return;
    const isReturn = pick([true, false]);
    const response = await post(`/api/seller/orders/${report.orderId}/ndr-answers`, headers, {
      answer: isReturn ? 'return' : 'reattempt',
      reportId: report.id,
      ...(!isReturn && { date: toIndianDate(new Date(Date.now() + randomInt(1, 4) * 86_400_000)) }),
    });
    await response.body?.cancel();
    if (response.status === 200) done.answers.push(report.id);
  }

  async function claim(person: TorturePerson): Promise<void> {
    const [orderId] = await pickOrders(person, ['DELIVERED']);
    if (orderId === undefined) return;
    const stored = await send(`/api/seller/orders/${orderId}/evidence?name=photo.png`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'image/png' },
      body: new Uint8Array(photo),
    });
    const file = fileId.safeParse(await stored.json());
    if (!file.success) return;
    const description = `The box was torn: ${randomUUID()}`;
    const response = await post(`/api/seller/orders/${orderId}/claims`, person.headers, {
      type: 'damaged',
      description,
      lines: [{ line: 1, quantity: 1 }],
      fileIds: [file.data.data.id],
    });
    await response.body?.cancel();
    if (response.status === 200) done.claims.push({ orderId, description });
  }

  return [
    take,
    take,
    take,
    upload,
    pay,
    pay,
    payMany,
    cancel,
    answerFailedDelivery,
    answerFailedDelivery,
    claim,
  ];
}
