/** Lists for the desk: what needs somebody. In a file without schemas, so that browsers can use it without loading zod. */
export const deskQueues = {
  cancellations: 'Cancellation requests',
  overdue: 'Past the deadline',
  conflicts: 'Contradicting scans',
} as const;

export type DeskQueue = keyof typeof deskQueues;
