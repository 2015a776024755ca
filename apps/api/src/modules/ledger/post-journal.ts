import { AppError } from '@postprocure/contracts/app-error';
import type { Executor } from '@postprocure/db/pool';
import { findJournal, insertJournal, type NewJournal } from './ledger.repository.ts';

export interface PostedJournal {
  journalId: number;
  /** False if this source already had a journal; no money moved this time. */
  isNew: boolean;
}

/**
 * The only writer of the ledger. Call this in the transaction of the event that moves the money. Rejects with
 * INSUFFICIENT_BALANCE if a wallet would go below zero, which aborts the transaction.
 */
export async function postJournal(tx: Executor, journal: NewJournal): Promise<PostedJournal> {
  const { kind, source } = journal;
  try {
    const journalId = await insertJournal(tx, journal);
    if (journalId !== null) return { journalId, isNew: true };
  } catch (error) {
    if (isOverdraft(error)) throw insufficientBalance();
    throw error;
  }
  const earlier = await findJournal(tx, kind, source);
  if (earlier === null) throw new Error(`Journal ${kind} ${source} was neither posted nor found`);
  return { journalId: earlier.id, isNew: false };
}

export const insufficientBalance = (): AppError =>
  new AppError('INSUFFICIENT_BALANCE', 'Your wallet balance is too low. Add money and try again.');

const isOverdraft = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint === 'wallets_available_paise_check' || error.constraint === 'wallets_held_paise_check');
