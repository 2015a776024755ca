import type { TopUpState } from '@postprocure/contracts/wallet/wallet';
import { defineStateMachine } from '../../state-machine.ts';

/**
 * The states of a top-up. `failed` and `expired` are not final, because the bank may still confirm the payment days
 * later.
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
