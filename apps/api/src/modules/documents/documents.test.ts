import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { withTransaction } from '@postprocure/db/transaction';
import { demoLegalDetails, type LegalDetails } from '@postprocure/contracts/legal-details';
import { indianStateCodes, type IndianStateCode } from '@postprocure/contracts/indian-state';
import { gstinCheckCharacter } from '@postprocure/contracts/merchants/gstin';
import { text as readStream } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants, postJournal } from '../ledger/index.ts';
import { amountInWords } from './amount-in-words.ts';
import { documentInvariants } from './document-invariants.ts';
import type { DocumentRecord } from './document.repository.ts';
import { buildEInvoice } from './e-invoice.ts';
import { issueCreditNote, issueInvoice, issueReceipt, taxLine, type NewLine } from './issue-document.ts';
import { findPlaceOfSupply } from './place-of-supply.ts';
import { renderDocumentPdf } from './pdf/document-pdf.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const completeGstin = (first14: string): string => first14 + gstinCheckCharacter(first14);

const issuerIn = (state: IndianStateCode): LegalDetails => ({
  ...demoLegalDetails,
  gstin: completeGstin(`${state}AAACP9999Q1Z`),
});

async function createMerchant(state: IndianStateCode | null, name = 'Asha Traders'): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    'insert into merchants (name) values ($1) returning id',
    [name],
  );
  const id = rows[0]?.id ?? '';
  if (state !== null) {
    await database.pool.query(
      `insert into merchant_profiles (merchant_id, legal_name, gstin, address_line1, city, state_code, pincode)
       values ($1, $2, $3, '12 Market Road', 'Somewhere', $4, '560001')`,
      [id, name, completeGstin(`${state}AABCT1234D1Z`), state],
    );
  }
  return id;
}

let sources = 0;
/** Posts a top-up and an order debit, and issues the order's invoice. */
const issue = (
  merchantId: string,
  lines: readonly NewLine[],
  { issuer = demoLegalDetails, issuedAt = new Date() }: { issuer?: LegalDetails; issuedAt?: Date } = {},
): Promise<DocumentRecord> =>
  withTransaction(database.pool, async (tx) => {
    const totalPaise = lines.reduce((sum, line) => sum + line.totalPaise, 0);
    const source = `test-${(sources += 1)}`;
    const move = (kind: 'TOPUP' | 'ORDER_DEBIT', paise: number) =>
      postJournal(tx, {
        kind,
        source,
        merchantId,
        description: 'Test',
        actorId: null,
        entries: { wallet: paise, [kind === 'TOPUP' ? 'gateway' : 'order_sales']: -paise },
      });
    await move('TOPUP', totalPaise);
    const { journalId } = await move('ORDER_DEBIT', -totalPaise);
    return issueInvoice(tx, issuer, 'order_invoice', {
      merchantId,
      journalId,
      issuedAt,
      reference: 'PPO-2611-000001',
      lines,
    });
  });

const credit = (invoice: DocumentRecord, totalPaise: number): Promise<DocumentRecord> =>
  withTransaction(database.pool, async (tx) => {
    const { journalId } = await postJournal(tx, {
      kind: 'RTO_REFUND',
      source: `credit-${(sources += 1)}`,
      merchantId: invoice.merchantId,
      description: 'Test',
      actorId: null,
      entries: { wallet: totalPaise, order_sales: -totalPaise },
    });
    const [first] = invoice.content.lines;
    if (!first) throw new Error('The invoice has no lines');
    return issueCreditNote(tx, demoLegalDetails, {
      invoiceId: invoice.id,
      journalId,
      issuedAt: new Date(),
      reason: 'Returned to origin',
      lines: [{ ...first, quantity: 1, totalPaise }],
    });
  });

const kurta = (totalPaise: number, gstBasisPoints = 500): NewLine => ({
  description: 'Cotton kurta, blue, M',
  hsn: '621149',
  isService: false,
  quantity: 1,
  unit: 'PCS',
  gstBasisPoints,
  totalPaise,
});

const violations = async () =>
  (await checkInvariants(database.pool, documentInvariants))
    // The top-ups in these tests have no receipts, so this check would fail.
    .filter(({ name }) => !name.startsWith('Every plan fee'))
    .flatMap((one) => one.violations);

const rates = [0, 25, 150, 300, 500, 1800, 4000];
const makeLines = (index: number): NewLine[] =>
  Array.from({ length: 1 + (index % 3) }, (_, line) =>
    kurta(1 + ((index * 7919 + line * 104_729) % 5_000_000), rates[(index + line) % rates.length]),
  );

test('5,000 invoices over all states, union territories and rates add up', () => {
  for (let index = 0; index < 5000; index += 1) {
    const supplier = indianStateCodes[(index * 7) % indianStateCodes.length] ?? '29';
    const recipient = indianStateCodes[index % indianStateCodes.length] ?? '29';
    const { supply } = findPlaceOfSupply(supplier, recipient);
    expect(supply === 'inter_state').toBe(supplier !== recipient);
    for (const line of makeLines(index)) {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxLine(line, supply);
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(line.totalPaise);
      expect(cgstPaise).toBe(sgstPaise);
      expect(supply === 'inter_state' ? cgstPaise : igstPaise).toBe(0);
    }
  }
});

test('invoices issued at the same time have numbers without gaps, and e-invoices that fit the schema', async () => {
  const merchants = await Promise.all(indianStateCodes.map((state) => createMerchant(state)));
  await Promise.all(
    Array.from({ length: 6 }, async (_, lane) => {
      for (let index = lane; index < 180; index += 6) {
        const issuer = issuerIn(indianStateCodes[(index * 7) % indianStateCodes.length] ?? '29');
        const merchantId = merchants[index % merchants.length] ?? '';
        const document = await issue(merchantId, makeLines(index), { issuer });
        expect(buildEInvoice(document).ValDtls.TotInvVal).toBe(document.totalPaise / 100);
      }
    }),
  );
  expect(await violations()).toEqual([]);
});

describe('numbers', () => {
  test('restart with the financial year, at midnight in India', async () => {
    const merchantId = await createMerchant('29');
    const before = await issue(merchantId, [kurta(100)], { issuedAt: new Date('2031-03-31T18:29:59Z') });
    const after = await issue(merchantId, [kurta(100)], { issuedAt: new Date('2031-03-31T18:30:00Z') });
    expect(before.numberText).toBe('PPI/3031/000001');
    expect(after.numberText).toBe('PPI/3132/000001');
  });

  test('are not lost by a rollback', async () => {
    const merchantId = await createMerchant('29');
    const issuedAt = new Date('2033-06-01T00:00:00Z');
    const first = await issue(merchantId, [kurta(100)], { issuedAt });
    await expect(
      withTransaction(database.pool, async (tx) => {
        const { journalId } = await postJournal(tx, {
          kind: 'TOPUP',
          source: 'rolled-back',
          merchantId,
          description: 'Test',
          actorId: null,
          entries: { wallet: 100, gateway: -100 },
        });
        await issueInvoice(tx, demoLegalDetails, 'order_invoice', {
          merchantId,
          journalId,
          issuedAt,
          reference: 'x',
          lines: [kurta(100)],
        });
        throw new Error('Something else failed');
      }),
    ).rejects.toThrow('Something else failed');
    const second = await issue(merchantId, [kurta(100)], { issuedAt });
    expect([first.numberText, second.numberText]).toEqual(['PPI/3334/000001', 'PPI/3334/000002']);
  });
});

describe('credit notes', () => {
  test('have the tax types of their invoice and never exceed it', async () => {
    const invoice = await issue(await createMerchant('27'), [kurta(49_900)]);
    const note = await credit(invoice, 39_920);
    expect(note).toMatchObject({ kind: 'credit_note', supply: 'inter_state', totalPaise: 39_920 });
    expect(note.content.credits?.numberText).toBe(invoice.numberText);
    await expect(credit(invoice, 9981)).rejects.toThrow('would exceed it');
    await credit(invoice, 9980);
    expect(await violations()).toEqual([]);
  });

  test('issued concurrently do not exceed their invoice in total', async () => {
    const invoice = await issue(await createMerchant('27'), [kurta(10_000)]);
    const outcomes = await Promise.allSettled([
      credit(invoice, 6000),
      credit(invoice, 6000),
      credit(invoice, 6000),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('a document cannot be changed, deleted or issued twice for one journal', async () => {
  const merchantId = await createMerchant(null);
  const invoice = await issue(merchantId, [kurta(100)]);
  await expect(database.pool.query('update documents set total_paise = 1')).rejects.toThrow('append-only');
  await expect(database.pool.query('delete from documents')).rejects.toThrow('append-only');
  const { rows } = await database.pool.query<{ journalId: number }>(
    'select journal_id as "journalId" from documents where id = $1',
    [invoice.id],
  );
  const again = await withTransaction(database.pool, (tx) =>
    issueInvoice(tx, demoLegalDetails, 'order_invoice', {
      merchantId,
      journalId: rows[0]?.journalId ?? 0,
      issuedAt: new Date(),
      reference: 'x',
      lines: [kurta(999)],
    }),
  );
  expect(again).toEqual(invoice);
});

test('a merchant without an address is supplied where we are, and gets no e-invoice', async () => {
  const invoice = await issue(await createMerchant(null), [kurta(10_500)]);
  expect(invoice).toMatchObject({
    supply: 'intra_state',
    placeOfSupply: '29',
    cgstPaise: 250,
    sgstPaise: 250,
  });
  expect(() => buildEInvoice(invoice)).toThrow();
});

test('every kind of document can be rendered as a PDF', async () => {
  const merchantId = await createMerchant('29', 'श्री गणेश ट्रेडर्स');
  const invoice = await issue(merchantId, [kurta(49_900), kurta(262_500, 1800)]);
  const receipt = await withTransaction(database.pool, async (tx) => {
    const { journalId } = await postJournal(tx, {
      kind: 'TOPUP',
      source: 'pay_receipt',
      merchantId,
      description: 'Test',
      actorId: null,
      entries: { wallet: 100_000, gateway: -100_000 },
    });
    return issueReceipt(tx, demoLegalDetails, {
      merchantId,
      journalId,
      issuedAt: new Date(),
      reference: 'PPT-2611-ABCD1234',
      description: 'Money added to the wallet',
      totalPaise: 100_000,
    });
  });
  for (const document of [invoice, receipt, await credit(invoice, 39_920)]) {
    const pdf = await readStream(renderDocumentPdf(document));
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
  }
});

test.each([
  [100, 'One Rupee Only'],
  [5, 'Zero Rupees And Five Paise Only'],
  [123_456_750, 'Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven Rupees And Fifty Paise Only'],
  [1_000_000_000, 'One Crore Rupees Only'],
])('%d paise are spelled %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
