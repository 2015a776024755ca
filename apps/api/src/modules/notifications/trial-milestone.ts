import { trialDays } from '@postprocure/contracts/limits';

/** Days of the trial, counted from 1, on which we remind merchants that it is ending. */
export const trialMilestones = [23, 28, 30] as const;

const dayMs = 86_400_000;

/** The last milestone that a trial has reached; null before the first one and after the trial. */
export function findTrialMilestone(now: Date, trialEndsAt: Date): number | null {
  const leftMs = trialEndsAt.getTime() - now.getTime();
  if (leftMs <= 0) return null;
  const day = trialDays - Math.ceil(leftMs / dayMs) + 1;
  return trialMilestones.findLast((milestone) => milestone <= day) ?? null;
}
