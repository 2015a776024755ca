import type { SessionMerchant } from '@postprocure/contracts/session';
import { Badge } from '@postprocure/ui/badge';

type Plan = SessionMerchant['plan'];

/** The plan and how long it lasts. */
export const PlanChip = ({ plan }: { plan: Plan }) => (
  <Badge tone={plan.status === 'active' ? 'accent' : 'saving'}>{describePlan(plan)}</Badge>
);

export function describePlan({ name, status, trialEndsAt, daysLeft }: Plan): string {
  if (status === 'read_only') return 'Trial over';
  if (status === 'paused') return `${name}, paused`;
  if (status === 'cancelled') return `${name}, cancelled`;
  const left = daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
  return trialEndsAt === null ? `${name} · ${left}` : `${name} trial · ${left}`;
}
