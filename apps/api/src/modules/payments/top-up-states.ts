import type { TopUpState } from '@postprocure/contracts/wallet/wallet';
import { defineStateMachine } from '../../state-machine.ts';

/**
 * The life of a top-up. A failed payment is not final: the bank may still confirm it within days, and so may a payment
 * for a top-up that has expired here.
 */
export const topUpStates = defineStateMachine<TopUpState>('top-up', {
  initial: 'created',
  transitions: {
    created: ['attempted', 'paid', 'failed', 'expired'],
    attempted: ['paid', 'failed', 'expired'],
    failed: ['attempted', 'late_authorised', 'paid', 'expired'],
    late_authorised: ['paid', 'auto_refunded'],
    expired: ['attempted', 'late_authorised', 'paid'],
    auto_refunded: [],
    paid: [],
  },
});
