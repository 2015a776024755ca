import type { ScanStatus } from '@postprocure/connectors/carriers/carrier';
import { scanStatuses } from '@postprocure/connectors/carriers/carrier';
import { withTransaction } from '@postprocure/db/transaction';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, testOrigin, testSigningKey, type TestApi } from '../../testing/test-api.ts';
import { createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import type { OrderMerchant } from '../orders/testing.ts';
import { applyTracking } from './apply-tracking.ts';
import { createCustomerLinks } from './customer-link.ts';
import { createShippingMerchant, expectSoundMoney, handOverOrder } from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
let staff: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createShippingMerchant(api);
  staff = await createTestStaff(api, 'support');
  const [, second] = merchant.skus;
  await api.database.pool.query(`update products set warehouse = 'international' where sku = $1`, [second]);
});
afterAll(() => api.close());

interface Scan {
  parcel: number;
  status: ScanStatus;
  hour: number;
}

const scan = fc.record({
  parcel: fc.nat(1),
  status: fc.constantFrom(...scanStatuses),
  hour: fc.nat(200),
});

async function readSummary(orderId: string): Promise<object> {
  const { rows } = await api.database.pool.query<object>(
    `select o.state, o.conflict_note, (select count(*) from order_events where order_id = o.id) as events,
       (select count(*) from ledger_journals where order_id = o.id) as journals,
       (select json_agg(json_build_array(s.state, s.attempts, s.refund_paise) order by s.warehouse)
        from shipments s where s.order_id = o.id) as parcels
     from orders o where o.id = $1`,
    [orderId],
  );
  return rows[0] ?? {};
}

test('random scans of two parcels, in any order and repeated, keep all invariants', async () => {
  const parts = {
    issuer: api.services.payments.issuer,
    links: createCustomerLinks(testSigningKey, testOrigin),
    storefrontUrl: 'http://shop.test',
  };
  const lines = merchant.skus.slice(0, 2).map((sku) => ({ sku, quantity: 2, salePrice: null }));
  await fc.assert(
    fc.asyncProperty(fc.array(scan, { maxLength: 25 }), async (scans) => {
      const { id } = await handOverOrder(api, staff, merchant, { lines });
      const { rows } = await api.database.pool.query<{ awb: string }>(
        'select awb from shipments where order_id = $1 order by warehouse',
        [id],
      );
      const report = ({ parcel, status, hour }: Scan) =>
        withTransaction(api.database.pool, (tx) =>
          applyTracking(tx, parts, {
            awb: rows[parcel]?.awb ?? '',
            courier: null,
            expectedOn: null,
            scans: [
              {
                id: `${status}-${hour}`,
                at: new Date(Date.UTC(2026, 10, 2, hour)),
                status,
                description: status,
                location: null,
              },
            ],
          }),
        );
      for (const one of scans) await report(one);
      const summary = await readSummary(id);
      for (const one of scans.toReversed()) expect(await report(one)).toBe('unchanged');
      expect(await readSummary(id)).toEqual(summary);
      await expectSoundMoney(api);
    }),
    { numRuns: 30 },
  );
});
