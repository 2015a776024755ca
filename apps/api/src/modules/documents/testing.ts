import { randomUUID } from 'node:crypto';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { postJournal } from '../ledger/index.ts';
import { issueReceipt } from './issue-document.ts';

/** Adds money to a merchant's wallet and issues the receipt. Returns the receipt's ID. */
export const issueTestReceipt = (database: Pool, merchantId: string, totalPaise = 100_000): Promise<string> =>
  withTransaction(database, async (tx) => {
    const source = `pay_${randomUUID()}`;
    const { journalId } = await postJournal(tx, {
      kind: 'TOPUP',
      source,
      merchantId,
      description: 'UPI payment',
      actorId: null,
      entries: { wallet: totalPaise, gateway: -totalPaise },
    });
    const { id } = await issueReceipt(tx, demoLegalDetails, {
      merchantId,
      journalId,
      issuedAt: new Date(),
      reference: source,
      description: 'Money added to the wallet',
      totalPaise,
    });
    return id;
  });
