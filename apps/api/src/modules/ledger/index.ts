export { checkInvariants } from './check-ledger.ts';
export { createDemoAdjustment } from './ledger-desk.service.ts';
export { captureHold, holdMoney, releaseHold } from './holds.ts';
export { ledgerInvariants, type Invariant } from './ledger-invariants.ts';
export { findJournal, loadBalance, lockBalance } from './ledger.repository.ts';
export { insufficientBalance, postJournal } from './post-journal.ts';
export { createLedgerDeskHandlers } from './ledger-desk.service.ts';
export { printLedger } from './print-ledger.ts';
