import { describe, expect, test } from 'vitest';
import { CarrierError, type NewParcel } from './carrier.ts';
import { createShiprocketCarrier } from './shiprocket-carrier.ts';
import { readShiprocketWebhook } from './shiprocket-schemas.ts';

interface Call {
  method: string;
  path: string;
  authorization: string | null;
  body: unknown;
}

type Answer = [status: number, body: unknown];

/**
 * Opens a carrier whose API answers by method and path. If several answers are listed, each call takes the next one.
 */
function openCarrier(answers: Record<string, Answer | Answer[]>) {
  const calls: Call[] = [];
  const carrier = createShiprocketCarrier({
    mode: 'live',
    baseUrl: 'https://carrier.test',
    email: 'api@shop.test',
    password: 'hush',
    webhookKey: 'a-long-webhook-key',
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const path = url.pathname.replace('/v1/external', '') + url.search;
      const method = init?.method ?? 'GET';
      calls.push({
        method,
        path,
        authorization: new Headers(init?.headers).get('authorization'),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      });
      if (path === '/auth/login') return Promise.resolve(Response.json({ token: `token-${calls.length}` }));
      const known = answers[`${method} ${path.split('?')[0] ?? ''}`];
      const answer = Array.isArray(known?.[0]) ? (known as Answer[]).shift() : (known as Answer | undefined);
      if (!answer) return Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
    },
  });
  return { carrier, calls, sent: (path: string) => calls.filter((call) => call.path.startsWith(path)) };
}

const parcel: NewParcel = {
  reference: 'PP123123123IN',
  orderedAt: new Date('2026-11-16T20:00:00Z'),
  pickupLocation: 'National',
  recipient: {
    name: 'Priya Devi Sharma',
    phone: '9876543210',
    email: '',
    address: 'Flat 12, MG Road',
    address2: 'Near City Mall',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
  },
  items: [{ name: 'Scarf', sku: 'S-1', quantity: 2, unitPaise: 24_950, hsn: '6214' }],
  goodsPaise: 49_900,
  weightGrams: 450,
  lengthCm: 20,
  breadthCm: 15,
  heightCm: 5,
};

const awb: Answer = [
  200,
  { awb_assign_status: 1, response: { data: { awb_code: 'AWB1', courier_name: 'Delhivery' } } },
];
const created: Answer = [200, { order_id: 11, shipment_id: 22, status: 'NEW' }];

describe('booking', () => {
  test('looks the reference up, creates the order, assigns a courier and asks for the pickup', async () => {
    const { carrier, sent } = openCarrier({
      'GET /orders': [200, { data: [] }],
      'POST /orders/create/adhoc': created,
      'POST /courier/assign/awb': awb,
      'POST /courier/generate/pickup': [200, { pickup_status: 1 }],
    });
    expect(await carrier.book(parcel)).toEqual({
      carrierOrderId: '11',
      carrierShipmentId: '22',
      awb: 'AWB1',
      courier: 'Delhivery',
    });
    expect(sent('/orders?')[0]?.path).toBe('/orders?search=PP123123123IN');
    expect(sent('/orders/create')[0]).toMatchObject({
      authorization: 'Bearer token-1',
      body: {
        order_id: 'PP123123123IN',
        order_date: '2026-11-17 01:30',
        billing_customer_name: 'Priya',
        billing_last_name: 'Devi Sharma',
        payment_method: 'Prepaid',
        sub_total: 499,
        weight: 0.45,
        order_items: [{ units: 2, selling_price: 249.5 }],
      },
    });
  });

  test('continues an earlier booking instead of making a second one', async () => {
    const shipments = [{ id: 22, awb: 'AWB1', courier: 'Delhivery' }];
    const found = { id: 11, channel_order_id: 'PP123123123IN', status: 'NEW', shipments };
    const { carrier, sent } = openCarrier({
      'GET /orders': [200, { data: [{ ...found, channel_order_id: 'PP12312312' }, found] }],
      'POST /courier/generate/pickup': [400, { message: 'Already in Pickup Queue.' }],
    });
    expect(await carrier.book(parcel)).toMatchObject({ carrierOrderId: '11', awb: 'AWB1' });
    expect(sent('/orders/create')).toHaveLength(0);
    expect(sent('/courier/assign')).toHaveLength(0);
  });

  test('fails for good when the carrier refuses, and for now when it does not answer', async () => {
    const refusing = openCarrier({
      'GET /orders': [200, { data: [] }],
      'POST /orders/create/adhoc': [422, { message: 'The pincode is not serviceable.' }],
    });
    const refused = await refusing.carrier.book(parcel).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CarrierError);
    expect(refused).toMatchObject({ isFinal: true, message: 'The pincode is not serviceable.' });
    const silent = await openCarrier({})
      .carrier.book(parcel)
      .catch((error: unknown) => error);
    expect(silent).toMatchObject({ isFinal: false });
    const full = openCarrier({
      'GET /orders': [200, { data: [] }],
      'POST /orders/create/adhoc': created,
      'POST /courier/assign/awb': [200, { awb_assign_status: 0, response: { data: {} } }],
    });
    expect(await full.carrier.book(parcel).catch((error: unknown) => error)).toMatchObject({
      isFinal: false,
    });
  });
});

test('logs in once, and again when the token has expired', async () => {
  const { carrier, sent, calls } = openCarrier({
    'POST /orders/cancel': [
      [200, {}],
      [401, { message: 'Token has expired' }],
      [200, {}],
    ],
  });
  await carrier.cancel(['11']);
  await carrier.cancel(['12']);
  expect(sent('/auth/login')).toHaveLength(2);
  expect(calls.at(-1)).toMatchObject({ body: { ids: [12] }, authorization: 'Bearer token-4' });
});

test('sends the answer to a failed delivery', async () => {
  const { carrier, sent } = openCarrier({ 'POST /ndr/AWB1/action': [200, {}] });
  await carrier.requestReattempt('AWB1', {
    comment: 'After six',
    date: '2026-11-19',
    phone: '9876543210',
    address: 'Flat 12',
    landmark: 'Blue gate',
  });
  await carrier.requestReturn('AWB1', 'Refused');
  expect(sent('/ndr').map(({ body }) => body)).toEqual([
    {
      action: 're-attempt',
      comments: 'After six',
      deferred_date: '2026-11-19',
      phone: '9876543210',
      address1: 'Flat 12',
      address2: 'Blue gate',
    },
    { action: 'return', comments: 'Refused' },
  ]);
});

test('lists couriers with their prices', async () => {
  const { carrier, sent } = openCarrier({
    'GET /courier/serviceability/': [
      200,
      {
        data: {
          available_courier_companies: [
            { courier_company_id: 7, courier_name: 'Ekart', rate: 61.5, estimated_delivery_days: '4' },
          ],
        },
      },
    ],
  });
  const lane = { pickupPincode: '560025', deliveryPincode: '110024', weightGrams: 450 };
  expect(await carrier.listCouriers(lane)).toEqual([
    { id: 7, name: 'Ekart', ratePaise: 6150, estimatedDays: 4 },
  ]);
  expect(sent('/courier')[0]?.path).toContain('cod=0&weight=0.450');
});

test('accepts webhooks with the right key only', () => {
  const { carrier } = openCarrier({});
  expect(carrier.verifyWebhook('a-long-webhook-key')).toBe(true);
  for (const key of ['', 'a-long-webhook-ke', 'a-long-webhook-key ', 'A-LONG-WEBHOOK-KEY']) {
    expect(carrier.verifyWebhook(key)).toBe(false);
  }
});

describe('a webhook', () => {
  const body = {
    awb: 19041424751540,
    courier_name: 'Delhivery Surface',
    current_status: 'OUT FOR DELIVERY',
    shipment_status_id: 17,
    current_timestamp: '23 05 2026 11:43:52',
    etd: '2026-05-23 15:40:19',
    scans: [
      { date: '2026-05-20 09:00:00', activity: 'In transit', location: 'Jaipur', 'sr-status': '18' },
      { date: '2026-05-19 11:59:16', activity: 'Manifested', location: '', 'sr-status': 5 },
      { date: 'yesterday', activity: 'Unreadable', 'sr-status': '7' },
      { date: '2026-05-21 09:00:00', activity: 'Hub', location: 'Delhi', 'sr-status': 'NA' },
    ],
  };

  test('lists its scans by time, and the current state if no scan tells it', () => {
    const update = readShiprocketWebhook(body);
    expect(update).toMatchObject({
      awb: '19041424751540',
      courier: 'Delhivery Surface',
      expectedOn: '2026-05-23',
    });
    expect(
      update.scans.map(({ status, description, at }) => [status, description, at.toISOString()]),
    ).toEqual([
      [null, 'Manifested', '2026-05-19T06:29:16.000Z'],
      ['in-transit', 'In transit', '2026-05-20T03:30:00.000Z'],
      [null, 'Hub', '2026-05-21T03:30:00.000Z'],
      ['out-for-delivery', 'OUT FOR DELIVERY', '2026-05-23T06:13:52.000Z'],
    ]);
  });

  test('gives a scan the same ID every time', () => {
    const ids = readShiprocketWebhook(body).scans.map(({ id }) => id);
    expect(
      readShiprocketWebhook({ ...body, scans: body.scans.toReversed() }).scans.map(({ id }) => id),
    ).toEqual(ids);
    expect(new Set(ids).size).toBe(4);
  });

  test.each([{}, { awb: '' }, { awb: null }, { awb: 'A', scans: 'none' }, [], null])(
    '%j is refused',
    (wrong) => {
      expect(() => readShiprocketWebhook(wrong)).toThrow();
    },
  );
});
