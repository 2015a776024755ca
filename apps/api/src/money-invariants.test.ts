import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCreditNote, issueInvoice, issueReceipt } from './modules/documents/index.ts';
import { holdMoney, ledgerInvariants, postJournal } from './modules/ledger/index.ts';
import { moneyInvariants } from './money-invariants.ts';

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

/** Damage that only somebody with the database's own keys could do, for each invariant that must find it. */
const damages: Record<string, readonly string[]> = {
  'Every captured payment is credited once, with its amount': [
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
  'Every refund of a balance under way has its money on hold': [
    `update balance_refunds set state = 'paid'`,
    `update wallet_holds set state = 'released', ended_at = now()`,
    `update wallet_holds set amount_paise = 999`,
    `delete from wallet_holds`,
  ],
  'The parts of a refund add up to its total': [`update balance_refund_parts set amount_paise = 999`],
  'No series of documents has a gap': [
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
test('every invariant about payments and documents is tested here', () => {
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
