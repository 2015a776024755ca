import type { MerchantStatus } from '@postprocure/contracts/merchants/desk-merchant';
import { defineStateMachine } from '../../state-machine.ts';

/** The states of a merchant account. Only the owner can close it, and closing it is final. */
export const merchantStates = defineStateMachine<MerchantStatus>('merchant', {
  initial: 'active',
  transitions: {
    active: ['suspended', 'closed'],
    suspended: ['active', 'closed'],
    closed: [],
  },
});
