import type { MerchantStatus } from '@postprocure/contracts/merchants/desk-merchant';
import { defineStateMachine } from '../../state-machine.ts';

/** The life of a merchant account. Only its owner can close it, and that is final. */
export const merchantStates = defineStateMachine<MerchantStatus>('merchant', {
  initial: 'active',
  transitions: {
    active: ['suspended', 'closed'],
    suspended: ['active', 'closed'],
    closed: [],
  },
});
