import type { SessionMerchant } from '@postprocure/contracts/accounts/session';
import { Badge } from '@postprocure/ui/badge';

type Plan = SessionMerchant['plan'];

export const PlanChip = ({ plan }: { plan: Plan }) => (
  <Badge tone={plan.status === 'active' ? 'accent' : 'saving'}>{describePlan(plan)}</Badge>
);

export function describePlan({ name, status, trialEndsAt, daysLeft }: Plan): string {
  if (status === 'read_only') return 'Trial ended';
  if (status === 'paused') return `${name}, paused`;
  if (status === 'cancelled') return `${name}, cancelled`;
  const left = daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
  return trialEndsAt === null ? `${name} · ${left}` : `${name} trial · ${left}`;
}
