/** Who changes orders. */
export const orderActors = {
  merchant: 'You',
  autopay: 'Autopay',
  courier: 'Courier',
  staff: 'Post Procure',
  system: 'System',
} as const;

export type OrderActorKind = keyof typeof orderActors;
