import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { withTransaction } from '@postprocure/db/transaction';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from './check-ledger.ts';
import { captureHold, holdMoney, releaseHold } from './holds.ts';
import { ledgerInvariants } from './ledger-invariants.ts';
import { loadBalance, type NewJournal } from './ledger.repository.ts';
import { postJournal } from './post-journal.ts';
import { printLedger } from './print-ledger.ts';

let database: TestDatabase;
let merchantId: string;
beforeEach(async () => {
  database = await createTestDatabase({ max: 20 });
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into merchants (name) values ('Asha Traders') returning id`,
  );
  merchantId = rows[0]?.id ?? '';
});
afterEach(() => database.drop());

const topUp = (amountPaise: number, source: string = randomUUID()): NewJournal => ({
  kind: 'TOPUP',
  source,
  merchantId,
  description: 'UPI payment',
  actorId: null,
  entries: { wallet: amountPaise, gateway: -amountPaise },
});
const planCharge = (amountPaise: number, source: string = randomUUID()): NewJournal => ({
  kind: 'PLAN_CHARGE',
  source,
  merchantId,
  description: 'Orbit plan',
  actorId: null,
  entries: { wallet: -amountPaise, plan_sales: amountPaise },
});
const post = (journal: NewJournal) => withTransaction(database.pool, (tx) => postJournal(tx, journal));
const violations = async () =>
  (await checkInvariants(database.pool, ledgerInvariants)).flatMap((one) =>
    one.violations.length > 0 ? [one.name] : [],
  );

describe('posting', () => {
  test('moves money, keeps a running balance and prints as a table', async () => {
    await post(topUp(500_000, 'pay_1'));
    await post(planCharge(299_900, 'plan:1'));
    await withTransaction(database.pool, (tx) =>
      holdMoney(tx, {
        merchantId,
        amountPaise: 100_100,
        reason: 'Balance refund requested',
        source: 'refund:1',
        actorId: null,
      }),
    );
    await withTransaction(database.pool, (tx) => releaseHold(tx, 'refund:1', null));
    expect(await loadBalance(database.pool, merchantId)).toEqual({ availablePaise: 200_100, heldPaise: 0 });
    expect(await printLedger(database.pool, merchantId)).toBe(
      [
        'Kind          Source    wallet    hold      gateway   plan_sales  Balance',
        'TOPUP         pay_1     5000.00             -5000.00              5000.00',
        'PLAN_CHARGE   plan:1    -2999.00                      2999.00     2001.00',
        'HOLD          refund:1  -1001.00  1001.00                         1000.00',
        'HOLD_RELEASE  refund:1  1001.00   -1001.00                        2001.00',
        'Total                   2001.00   0.00      -5000.00  2999.00',
      ].join('\n'),
    );
    expect(await violations()).toEqual([]);
  });

  test('a source posts once per kind', async () => {
    expect(await post(topUp(100, 'pay_once'))).toMatchObject({ isNew: true });
    const again = await Promise.all([post(topUp(100, 'pay_once')), post(topUp(100, 'pay_once'))]);
    expect(again.map(({ isNew }) => isNew)).toEqual([false, false]);
    expect(await loadBalance(database.pool, merchantId)).toMatchObject({ availablePaise: 100 });
  });

  test('rejects spending more than the available balance', async () => {
    await post(topUp(100));
    await expect(post(planCharge(101))).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await withTransaction(database.pool, (tx) =>
      holdMoney(tx, { merchantId, amountPaise: 60, reason: 'Test', source: randomUUID(), actorId: null }),
    );
    await expect(post(planCharge(41))).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await post(planCharge(40));
    expect(await loadBalance(database.pool, merchantId)).toEqual({ availablePaise: 0, heldPaise: 60 });
  });

  test('a hold is captured or released once', async () => {
    await post(topUp(1000));
    const source = randomUUID();
    const hold = { merchantId, amountPaise: 700, reason: 'Test', source, actorId: null };
    await withTransaction(database.pool, (tx) => holdMoney(tx, hold));
    await withTransaction(database.pool, (tx) => holdMoney(tx, hold));
    const capture = () =>
      withTransaction(database.pool, (tx) =>
        captureHold(tx, source, {
          kind: 'BALANCE_REFUND',
          to: { gateway: 700 },
          description: 'Refund to UPI',
          actorId: null,
        }),
      );
    await capture();
    await expect(capture()).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(withTransaction(database.pool, (tx) => releaseHold(tx, source, null))).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
    expect(await loadBalance(database.pool, merchantId)).toEqual({ availablePaise: 300, heldPaise: 0 });
  });

  test('concurrent debits and credits neither overdraw the wallet nor get lost or repeated', async () => {
    await post(topUp(10_000));
    const attempts = Array.from({ length: 300 }, (_, index) =>
      post(index % 3 === 0 ? topUp(50) : planCharge(100)).then(
        () => index % 3 === 0,
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
          return null;
        },
      ),
    );
    const outcomes = await Promise.all(attempts);
    const credits = outcomes.filter((outcome) => outcome === true).length;
    const debits = outcomes.filter((outcome) => outcome === false).length;
    expect(credits).toBe(100);
    const { availablePaise } = await loadBalance(database.pool, merchantId);
    expect(availablePaise).toBe(10_000 + credits * 50 - debits * 100);
    expect(availablePaise).toBeGreaterThanOrEqual(0);
    expect(await violations()).toEqual([]);
  });
});

describe('the database rejects', () => {
  const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

  test.each([
    ['an update of a journal', `update ledger_journals set description = 'x'`],
    ['an update of an entry', 'update ledger_entries set amount_paise = 1'],
    ['the deletion of a journal', 'delete from ledger_journals'],
    ['the deletion of an entry', 'delete from ledger_entries'],
    ['emptying the journals', 'truncate ledger_journals cascade'],
    ['emptying the entries', 'truncate ledger_entries'],
  ])('%s', async (_name, text) => {
    await post(topUp(100));
    await expect(sql(text)).rejects.toThrow('append-only');
  });

  test('a change of a balance without an entry', async () => {
    await post(topUp(100));
    await expect(
      sql('update wallets set available_paise = 999 where merchant_id = $1', [merchantId]),
    ).rejects.toThrow('only with ledger entries');
  });

  test('a journal whose entries do not sum to zero', async () => {
    await expect(post({ ...topUp(100), entries: { wallet: 100, gateway: -99 } })).rejects.toThrow(
      'sum to zero',
    );
  });

  test('a journal without entries', async () => {
    await expect(
      sql(
        `insert into ledger_journals (kind, source, merchant_id, description) values ('TOPUP', 'x', $1, 'x')`,
        [merchantId],
      ),
    ).rejects.toThrow('has no entries');
  });

  test('a second journal of the same source', async () => {
    const { journalId } = await post(topUp(100, 'pay_same'));
    await expect(
      sql(
        `insert into ledger_journals (kind, source, merchant_id, description)
         select kind, source, merchant_id, description from ledger_journals where id = $1`,
        [journalId],
      ),
    ).rejects.toThrow('ledger_journals_kind_source_key');
  });
});

describe('the check finds', () => {
  /** Bypasses the triggers, which the application cannot do. */
  const corrupt = (text: string, values: unknown[] = []) =>
    withTransaction(database.pool, async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(text, values);
    });

  test.each([
    [
      'The entries of every journal sum to zero',
      'update ledger_entries set amount_paise = amount_paise - 1 where account = $2 and journal_id = $1',
      'gateway',
    ],
    [
      'Every journal has at least two entries',
      'delete from ledger_entries where account = $2 and journal_id = $1',
      'gateway',
    ],
    [
      'The running balance of every entry is the sum of the entries up to it',
      'update ledger_entries set balance_paise = balance_paise + 5 where account = $2 and journal_id = $1',
      'wallet',
    ],
  ])('%s', async (name, damage, account) => {
    const { journalId } = await post(topUp(100));
    expect(await violations()).toEqual([]);
    await corrupt(damage, [journalId, account]);
    expect(await violations()).toContain(name);
  });

  test('a balance that is not the sum of its entries', async () => {
    await post(topUp(100));
    await corrupt('update wallets set available_paise = 101 where merchant_id = $1', [merchantId]);
    expect(await violations()).toEqual(['The balance of every wallet is the sum of its entries']);
  });

  test('a balance below zero', async () => {
    const { journalId } = await post(topUp(100));
    await corrupt('alter table ledger_entries drop constraint ledger_entries_balance_paise_check');
    await corrupt(
      `update ledger_entries set balance_paise = -1 where journal_id = $1 and account = 'wallet'`,
      [journalId],
    );
    expect(await violations()).toContain('No wallet has ever been below zero');
  });

  test('money on hold without a hold', async () => {
    await post(topUp(100));
    const source = randomUUID();
    await withTransaction(database.pool, (tx) =>
      holdMoney(tx, { merchantId, amountPaise: 100, reason: 'Test', source, actorId: null }),
    );
    await corrupt(`update wallet_holds set state = 'released', ended_at = now() where source = $1`, [source]);
    expect(await violations()).toEqual(['Money on hold is the sum of the active holds']);
  });

  test('a journal that belongs to no merchant', async () => {
    const { journalId } = await post(topUp(100));
    const name = 'Every journal except a settlement moves the money of exactly one merchant';
    await corrupt('update ledger_journals set merchant_id = gen_random_uuid() where id = $1', [journalId]);
    expect(await violations()).toEqual([name]);
  });

  test('an adjustment that nobody approved', async () => {
    await post({ ...topUp(100), kind: 'ADJUSTMENT', entries: { wallet: 100, adjustments: -100 } });
    expect(await violations()).toEqual(['Every approved adjustment is posted once, with its amount']);
  });
});
