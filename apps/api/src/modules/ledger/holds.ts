import { AppError } from '@postprocure/contracts/app-error';
import type { JournalKind } from '@postprocure/contracts/wallet/journal-kind';
import type { Executor } from '@postprocure/db/pool';
import { endHold, insertHold, lockHold, type Hold } from './hold.repository.ts';
import type { LedgerAccount } from './ledger.repository.ts';
import { postJournal, type PostedJournal } from './post-journal.ts';

export interface NewHold {
  merchantId: string;
  amountPaise: number;
  /** Shown to the merchant. */
  reason: string;
  source: string;
  actorId: string | null;
}

/** Reserves money in a merchant's wallet. Idempotent per source. */
export async function holdMoney(tx: Executor, hold: NewHold): Promise<void> {
  if (!(await insertHold(tx, hold))) return;
  await postJournal(tx, {
    kind: 'HOLD',
    source: hold.source,
    merchantId: hold.merchantId,
    description: hold.reason,
    actorId: hold.actorId,
    entries: { wallet: -hold.amountPaise, hold: hold.amountPaise },
  });
}

/** Returns reserved money to the wallet. */
export async function releaseHold(tx: Executor, source: string, actorId: string | null): Promise<void> {
  await endHoldAs(tx, 'released', source, actorId);
}

/** Ends a hold and spends the money as specified in `to`. Whatever remains stays in the wallet. */
export async function captureHold(
  tx: Executor,
  source: string,
  journal: {
    kind: JournalKind;
    to: Partial<Record<Exclude<LedgerAccount, 'wallet' | 'hold'>, number>>;
    description: string;
    actorId: string | null;
  },
): Promise<PostedJournal> {
  // The money goes through the wallet, so that the statement shows what happened to the hold.
  const { merchantId } = await endHoldAs(tx, 'captured', source, journal.actorId);
  const spent = Object.values(journal.to).reduce((sum, paise) => sum + paise, 0);
  return postJournal(tx, {
    kind: journal.kind,
    source,
    merchantId,
    description: journal.description,
    actorId: journal.actorId,
    entries: { ...journal.to, wallet: -spent },
  });
}

async function endHoldAs(
  tx: Executor,
  state: 'captured' | 'released',
  source: string,
  actorId: string | null,
): Promise<Hold> {
  const hold = await lockHold(tx, source);
  if (hold?.state !== 'active') throw new AppError('CONFLICT', 'This money is no longer on hold.');
  await endHold(tx, hold.id, state);
  await postJournal(tx, {
    kind: 'HOLD_RELEASE',
    source,
    merchantId: hold.merchantId,
    description: hold.reason,
    actorId,
    entries: { hold: -hold.amountPaise, wallet: hold.amountPaise },
  });
  return hold;
}
