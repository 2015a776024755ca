/** Lists of orders that staff must look at. This file has no schemas, so browsers can import it without loading zod. */
export const deskQueues = {
  cancellations: 'Cancellation requests',
  overdue: 'Past the deadline',
  conflicts: 'Conflicting scans',
} as const;

export type DeskQueue = keyof typeof deskQueues;
