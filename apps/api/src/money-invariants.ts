import { documentInvariants } from './modules/documents/index.ts';
import { fulfilmentInvariants } from './modules/fulfilment/index.ts';
import { ledgerInvariants, type Invariant } from './modules/ledger/index.ts';
import { orderInvariants } from './modules/orders/index.ts';
import { paymentInvariants } from './modules/payments/index.ts';

/**
 * All invariants of the ledger, payments, tax documents, orders and parcels. They are checked by the nightly job and by
 * `npm run check:ledger`.
 */
export const moneyInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...paymentInvariants,
  ...documentInvariants,
  ...orderInvariants,
  ...fulfilmentInvariants,
];
