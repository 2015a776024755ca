import type { SubscriptionState } from '@postprocure/contracts/subscriptions/subscription-filter';
import { defineStateMachine } from '../../state-machine.ts';

/** DISCONTINUED is never stored: it depends on the status of the supplier's product. */
export type StoredState = Exclude<SubscriptionState, 'DISCONTINUED'>;

/** Frozen products are kept, but neither sold nor counted towards the plan's limit. */
export const subscriptionLifecycle = defineStateMachine<StoredState>('subscription', {
  initial: 'ACTIVE',
  transitions: {
    ACTIVE: ['PAUSED', 'FROZEN', 'REMOVED'],
    PAUSED: ['ACTIVE', 'FROZEN', 'REMOVED'],
    FROZEN: ['ACTIVE', 'REMOVED'],
    REMOVED: ['ACTIVE'],
  },
});

/** An SQL condition for the subscriptions that count towards the plan's limit. */
export const countsTowardsLimit = `state in ('ACTIVE', 'PAUSED')`;
