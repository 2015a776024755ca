/** The work lists of the warehouse. This file has no schemas, so browsers can import it without loading zod. */
export const deskStages = {
  pack: 'To pack',
  book: 'To book',
  handOver: 'To hand over',
  ndr: 'Failed deliveries',
  returns: 'Returns to inspect',
  conflicts: 'Conflicting scans',
  stale: 'No scan for two days',
} as const;

export type DeskStage = keyof typeof deskStages;
