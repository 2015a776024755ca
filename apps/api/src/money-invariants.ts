import { documentInvariants } from './modules/documents/index.ts';
import { ledgerInvariants, type Invariant } from './modules/ledger/index.ts';
import { paymentInvariants } from './modules/payments/index.ts';

/** Everything that must always hold about money: what the nightly check and `npm run check:ledger` prove. */
export const moneyInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...paymentInvariants,
  ...documentInvariants,
];
