import type { PlanStatus } from '@postprocure/contracts/accounts/session';
import { defineStateMachine } from '../../state-machine.ts';

/**
 * The states of a merchant's plan. An active plan stays active when it is renewed or replaced by another one.
 * `read_only` is never stored: it is an active trial that has expired.
 */
export const planStates = defineStateMachine<PlanStatus>('plan', {
  initial: 'active',
  transitions: {
    active: ['active', 'read_only', 'paused', 'cancelled'],
    read_only: ['active', 'cancelled'],
    paused: ['active', 'cancelled'],
    cancelled: ['active'],
  },
});

/** What happens to a plan when its period ends. */
export type PeriodOutcome = 'ended' | 'paused' | 'resumed' | 'renewed';

export const statusAfter: Record<PeriodOutcome, PlanStatus> = {
  ended: 'cancelled',
  paused: 'paused',
  resumed: 'active',
  renewed: 'active',
};
