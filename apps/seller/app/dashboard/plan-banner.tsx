import { Link } from 'react-router';
import type { SessionMerchant } from '@postprocure/contracts/accounts/session';
import { buttonClasses } from '@postprocure/ui/button';
import { useCan } from '../session/session-context.ts';

type Plan = SessionMerchant['plan'];

interface PlanNotice {
  headline: string;
  consequence: string;
  action: string;
}

/** Shows the days left in the trial, or why nothing can be changed. Hidden while a paid plan is active. */
export function PlanBanner({ plan }: { plan: Plan }) {
  const canSeePlan = useCan('plan.read');
  const notice = describePlanNotice(plan);
  if (notice === null) return null;
  return (
    <div className="on-dark flex flex-wrap items-center justify-between gap-4 rounded-lg bg-aubergine px-5 py-4 text-on-dark sm:px-6">
      <p className="min-w-0 grow basis-64">
        <strong className="font-semibold">{notice.headline}</strong> {notice.consequence}
      </p>
      {canSeePlan && (
        <Link to="/seller/settings/plan" className={buttonClasses({ size: 'small' }, 'min-h-11')}>
          {notice.action}
        </Link>
      )}
    </div>
  );
}

const readOnly = "Everything you have set up is still here, but you can't change or export it";

function describePlanNotice({ name, status, trialEndsAt, daysLeft }: Plan): PlanNotice | null {
  if (status === 'read_only') {
    return {
      headline: 'Your trial has ended.',
      consequence: `${readOnly} until you choose a plan.`,
      action: 'Choose a plan',
    };
  }
  if (status === 'paused') {
    return {
      headline: `${name} is paused.`,
      consequence: `${readOnly} until it resumes.`,
      action: 'View plan',
    };
  }
  if (status === 'cancelled') {
    return {
      headline: 'Your plan has ended.',
      consequence: `${readOnly} until you choose a plan.`,
      action: 'Choose a plan',
    };
  }
  if (trialEndsAt === null) return null;
  return {
    headline: daysLeft === 1 ? '1 day left' : `${daysLeft} days left`,
    consequence: "in your free trial. You won't be charged.",
    action: 'Compare plans',
  };
}
