import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import type { Executor } from '@postprocure/db/pool';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCreditNote, issueInvoice, issueReceipt } from './modules/documents/index.ts';
import { holdMoney, ledgerInvariants, postJournal } from './modules/ledger/index.ts';
import { moneyInvariants } from './money-invariants.ts';

const paidOrderId = '00000000-0000-4000-8000-000000000003';
const unpaidOrderId = '00000000-0000-4000-8000-000000000004';
let database: TestDatabase;
let merchantId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await createHistory();
});
afterAll(() => database.drop());

/** A merchant with a payment, a plan invoice, a credit note and a refund under way. */
async function createHistory(): Promise<void> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into merchants (name) values ('Asha Traders') returning id`,
  );
  merchantId = rows[0]?.id ?? '';
  await pool.query(
    `insert into topups (id, merchant_id, amount_paise, state, paid_at, idempotency_key)
     values ('00000000-0000-4000-8000-000000000001', $1, 500000, 'paid', now(), 'test-key')`,
    [merchantId],
  );
  await pool.query(`insert into payment_orders (id, topup_id, amount_paise)
    values ('order_1', '00000000-0000-4000-8000-000000000001', 500000)`);
  await pool.query(`insert into payments (id, order_id, amount_paise, status, method, made_at, captured_at)
    values ('pay_1', 'order_1', 500000, 'captured', 'upi', now(), now())`);
  await withTransaction(pool, async (tx) => {
    const journal = { merchantId, description: 'Test', actorId: null };
    const issuedAt = new Date();
    const topUp = await postJournal(tx, {
      ...journal,
      kind: 'TOPUP',
      source: 'pay_1',
      entries: { wallet: 500_000, gateway: -500_000 },
    });
    await issueReceipt(tx, demoLegalDetails, {
      merchantId,
      journalId: topUp.journalId,
      issuedAt,
      reference: 'pay_1',
      description: 'Money added',
      totalPaise: 500_000,
    });
    const charge = await postJournal(tx, {
      ...journal,
      kind: 'PLAN_CHARGE',
      source: 'plan:1',
      entries: { wallet: -299_900, plan_sales: 299_900 },
    });
    const line = { description: 'Orbit plan', hsn: '998315', isService: true, quantity: 1, unit: 'OTH' };
    const invoice = await issueInvoice(tx, demoLegalDetails, 'plan_invoice', {
      merchantId,
      journalId: charge.journalId,
      issuedAt,
      reference: 'plan:1',
      lines: [{ ...line, gstBasisPoints: 1800, totalPaise: 299_900 }],
    });
    const credit = await postJournal(tx, {
      ...journal,
      kind: 'CLAIM_REFUND',
      source: 'claim:1',
      entries: { wallet: 100, order_sales: -100 },
    });
    await issueCreditNote(tx, demoLegalDetails, {
      invoiceId: invoice.id,
      journalId: credit.journalId,
      issuedAt,
      reason: 'Test',
      lines: [{ ...line, gstBasisPoints: 1800, totalPaise: 100 }],
    });
    await createOrders(tx);
    const refundId = '00000000-0000-4000-8000-000000000002';
    await tx.query(
      `insert into balance_refunds (id, merchant_id, amount_paise, requested_by) values ($1, $2, 1000, $2)`,
      [refundId, merchantId],
    );
    await tx.query(
      `insert into balance_refund_parts (refund_id, position, target, payment_id, amount_paise)
       values ($1, 1, 'payment', 'pay_1', 1000)`,
      [refundId],
    );
    await holdMoney(tx, {
      merchantId,
      amountPaise: 1000,
      reason: 'Refund',
      source: `balance-refund:${refundId}`,
      actorId: null,
    });
  });
}

/** Two orders for the only product: a paid one, for which a unit is reserved, and an unpaid one. */
async function createOrders(tx: Executor): Promise<void> {
  await tx.query(`
    insert into categories (id, name, image) values (1, 'Tests', 'art/box/red/plain');
    insert into products (id, sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
      country_of_origin, warehouse)
    values (1, 'BOX', 'Box', '', 1, 10000, 20000, 1800, '1234', 3, 'India', 'national');
    insert into product_stocks (product_id, quantity, reserved) values (1, 5, 1)`);
  await tx.query(
    `insert into orders (id, merchant_id, channel, state, customer_name, customer_phone, address_line1, city, pincode,
       goods_paise, paid_at)
     values ($1, $3, 'manual', 'PAID', 'Priya', '', '', '', '', 10000, now()),
       ($2, $3, 'manual', 'AWAITING_PAYMENT', 'Priya', '', '', '', '', 10000, null)`,
    [paidOrderId, unpaidOrderId, merchantId],
  );
  await tx.query(
    `insert into order_items (order_id, line, sku, product_id, title, quantity, unit_paise)
     select id, 1, 'BOX', 1, 'Box', 1, 10000 from orders`,
  );
  await tx.query(
    `insert into order_events (order_id, to_state, actor) select id, state, 'system' from orders`,
  );
  const { journalId } = await postJournal(tx, {
    kind: 'ORDER_DEBIT',
    source: paidOrderId,
    orderId: paidOrderId,
    merchantId,
    description: 'Test',
    actorId: null,
    entries: { wallet: -10_000, order_sales: 10_000 },
  });
  await issueInvoice(tx, demoLegalDetails, 'order_invoice', {
    merchantId,
    journalId,
    issuedAt: new Date(),
    reference: 'order',
    orderId: paidOrderId,
    lines: [
      {
        description: 'Box',
        hsn: '1234',
        isService: false,
        quantity: 1,
        unit: 'NOS',
        gstBasisPoints: 1800,
        totalPaise: 10_000,
      },
    ],
  });
}

/** Statement that gives the paid order a parcel. */
const insertParcel = (state: string, goods = 'goods_paise'): string =>
  `insert into shipments (order_id, tracking_id, state, warehouse, goods_paise, carrier, service, origin, destination,
     booking)
   select id, 'PP000000009IN', '${state}', 'national', ${goods}, 'Courier', 'Surface', 'Delhi', 'Pune', 'planned'
   from orders where id = '${paidOrderId}'`;

/** For each invariant, damage that it must detect. Only someone with direct access to the database could cause it. */
const damages: Record<string, readonly string[]> = {
  'Every captured payment is credited once, in full': [
    `update payments set amount_paise = amount_paise + 1`,
    `update payments set status = 'failed'`,
    `delete from payments`,
    `insert into payments (id, order_id, amount_paise, status, method, made_at)
     values ('pay_2', 'order_1', 100, 'captured', 'upi', now())`,
  ],
  'A top-up is paid exactly when one of its payments is captured': [
    `update topups set state = 'failed', paid_at = null`,
    `update payments set status = 'authorized'`,
  ],
  'No more is refunded than was paid, and every refund is in the ledger': [
    `update balance_refund_parts set state = 'paid'`,
    `alter table payments drop constraint payments_check; update payments set refunded_paise = amount_paise + 1`,
  ],
  'Every balance refund in progress has its money on hold': [
    `update balance_refunds set state = 'paid'`,
    `update wallet_holds set state = 'released', ended_at = now()`,
    `update wallet_holds set amount_paise = 999`,
    `delete from wallet_holds`,
  ],
  'The parts of a refund add up to its total': [`update balance_refund_parts set amount_paise = 999`],
  'Document numbers have no gaps': [
    `update document_series set last_number = last_number + 1`,
    `update documents set number = number + 1 where series = 'PPS'`,
    `delete from documents where series = 'PPR'`,
  ],
  'Taxable value and tax of every document add up to its total': [
    `alter table documents drop constraint documents_check; update documents set total_paise = total_paise + 1`,
  ],
  'The lines of every document add up to its total': [
    `update documents set content = jsonb_set(content, '{lines,0,totalPaise}', '1')`,
    `update documents set content = jsonb_set(content, '{lines,0,taxablePaise}', '1')`,
  ],
  'No invoice is credited for more than its total': [
    `alter table documents drop constraint documents_check;
     update documents set total_paise = 299901 where kind = 'credit_note'`,
  ],
  'Every plan fee and top-up has a document for the same amount': [
    `delete from documents where kind = 'plan_invoice'`,
    `delete from documents where kind = 'receipt'`,
  ],
  'Every order is debited at most once': [
    `insert into ledger_journals (kind, source, merchant_id, order_id, description)
     select kind, 'again', merchant_id, order_id, description from ledger_journals where kind = 'ORDER_DEBIT'`,
    `update ledger_journals set order_id = null where kind = 'ORDER_DEBIT'`,
  ],
  'The refunds of an order never exceed its debit': [
    `update ledger_journals set order_id = '${unpaidOrderId}' where kind = 'CLAIM_REFUND'`,
    `update ledger_journals set kind = 'RTO_REFUND', order_id = '${paidOrderId}' where kind = 'TOPUP'`,
  ],
  'Every paid order is debited with its total, and no unpaid order is debited': [
    `update orders set paid_at = null`,
    `update orders set paid_at = now()`,
    `update orders set goods_paise = goods_paise + 1 where paid_at is not null`,
  ],
  'Every cancelled order that was paid is refunded in full': [
    `update orders set state = 'CANCELLED_REFUNDED' where paid_at is not null`,
    `update ledger_journals set kind = 'ORDER_CANCEL_REFUND', source = '${paidOrderId}' where kind = 'CLAIM_REFUND'`,
  ],
  'Every order debit and cancellation refund has a document for the same amount': [
    `delete from documents where kind = 'order_invoice'`,
    `update documents set total_paise = total_paise + 1, igst_paise = igst_paise + 1, cgst_paise = 0, sgst_paise = 0,
       taxable_paise = taxable_paise + cgst_paise + sgst_paise
     where kind = 'order_invoice'`,
  ],
  'The goods total of every order is the sum of its lines': [
    `update orders set goods_paise = goods_paise + 1`,
    `delete from order_items`,
  ],
  'Reserved stock is the sum of the paid lines that have not shipped': [
    `update product_stocks set reserved = 2`,
    `update product_stocks set reserved = 0`,
    `update orders set state = 'DISPATCHED' where state = 'PAID'`,
    `update orders set state = 'PACKED'`,
  ],
  'The last event of every order matches its state': [
    `update orders set state = 'PROCESSING' where state = 'PAID'`,
    `delete from order_events`,
  ],
  'The parcels of an order contain exactly its goods': [
    insertParcel('processing', 'goods_paise + 1'),
    `${insertParcel('processing')}; update shipments set shipping_paise = 1 where order_id is not null`,
  ],
  'The refund and the fee of every returned parcel add up to its price': [
    insertParcel('returned'),
    `${insertParcel('returned')}; update shipments set refund_paise = goods_paise, fee_paise = 0 where order_id is not null`,
    `${insertParcel('returned')}; update shipments set refund_paise = 1, fee_paise = 1 where order_id is not null`,
  ],
  'Every lost or damaged parcel is refunded in full': [
    insertParcel('lost'),
    `${insertParcel('damaged')}; update shipments set refund_paise = 1, fee_paise = 0 where order_id is not null`,
  ],
  'Every parcel refund is in the ledger, and only returned, lost and damaged parcels are refunded': [
    `${insertParcel('lost')}; update shipments set refund_paise = goods_paise, fee_paise = 0 where order_id is not null`,
    `${insertParcel('delivered')}; update shipments set refund_paise = 0, fee_paise = 0 where order_id is not null`,
  ],
  'Every approved claim is refunded once, in the approved amount': [
    `insert into claims (order_id, merchant_id, type, description, lines, claimed_paise, state, decide_by, decided_at,
       refund_paise)
     select id, merchant_id, 'other', 'Test', '[]', 1, 'approved', now(), now(), 1 from orders where id = '${paidOrderId}'`,
  ],
  'Every refund for a return or a claim belongs to a parcel or a claim': [
    `update ledger_journals set order_id = '${paidOrderId}' where kind = 'CLAIM_REFUND'`,
  ],
  'Every refund for a return or a claim has a credit note for the same amount': [
    `delete from documents where kind = 'credit_note'`,
  ],
  'A delivered order has parcels, and all of them are delivered': [
    `update orders set state = 'DELIVERED' where id = '${paidOrderId}'`,
    `${insertParcel('in-transit')}; update orders set state = 'DELIVERED' where id = '${paidOrderId}'`,
  ],
};

const findBroken = async (damage: string): Promise<string[]> => {
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(damage);
    const broken: string[] = [];
    for (const { name, sql } of moneyInvariants) {
      const { rowCount } = await client.query(sql);
      if (rowCount !== 0) broken.push(name);
    }
    return broken;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

test('a sound history breaks nothing', async () => {
  expect(await findBroken('select 1')).toEqual([]);
});

// Damage to the ledger itself is tested in ledger.test.ts.
test('every invariant about payments, documents, orders and parcels is tested here', () => {
  const ledger = new Set(ledgerInvariants.map(({ name }) => name));
  expect(Object.keys(damages)).toEqual(
    moneyInvariants.map(({ name }) => name).filter((name) => !ledger.has(name)),
  );
});

test.each(Object.entries(damages).flatMap(([name, list]) => list.map((damage) => [name, damage] as const)))(
  '"%s" finds: %s',
  async (name, damage) => {
    expect(await findBroken(damage)).toContain(name);
  },
);
