import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { indianDay } from '../documents/index.ts';
import { queueMail, writeMailBody, writeSubject } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { summarizeStatement, type StatementSummary } from './statement.repository.ts';
import { listStatementSubscribers } from './wallet-settings.repository.ts';

interface Month {
  /** The first and last day as YYYY-MM-DD, in Indian time. */
  from: string;
  to: string;
  name: string;
}

const monthName = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The previous calendar month in India. */
export function findPreviousMonth(now: Date): Month {
  const [year = 0, month = 0] = indianDay(now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 2, 1, 12));
  const last = new Date(Date.UTC(year, month - 1, 0, 12));
  return { from: indianDay(first), to: indianDay(last), name: monthName.format(first) };
}

/** Emails last month's summary, with a link to the statement, to merchants who want it. Each month is sent once. */
export async function mailMonthlyStatements(
  { database, sellerAppUrl }: { database: Pool; sellerAppUrl: string },
  now: Date,
): Promise<void> {
  const month = findPreviousMonth(now);
  for (const merchantId of await listStatementSubscribers(database)) {
    await withTransaction(database, async (tx) => {
      const summary = await summarizeStatement(tx, merchantId, month);
      const title = `Your wallet statement for ${month.name}`;
      const path = `/seller/wallet/statement?from=${month.from}&to=${month.to}`;
      const told = await notify(tx, {
        kind: 'money',
        to: { merchantId, permission: 'wallet.read' },
        key: `statement:${merchantId}:${month.from}`,
        title,
        body: `Closing balance: ${format(summary.closingPaise)}.`,
        link: path,
        mailed: true,
      });
      for (const { email, name } of told) {
        await queueMail(tx, {
          to: email,
          kind: 'wallet-statement',
          subject: writeSubject(title),
          ...writeMailBody({
            greeting: `Dear ${name},`,
            paragraphs: [`Here is a summary of your wallet for ${month.name}.`],
            facts: describeSummary(summary),
            action: { label: 'View statement', url: sellerAppUrl + path },
          }),
        });
      }
    });
  }
}

const describeSummary = (summary: StatementSummary): [string, string][] => [
  ['Opening balance', format(summary.openingPaise)],
  ['Money in', format(summary.inPaise)],
  ['Money out', format(summary.outPaise)],
  ['Closing balance', format(summary.closingPaise)],
];

const format = (paise: number): string => formatRupees(paiseToRupees(paise));
