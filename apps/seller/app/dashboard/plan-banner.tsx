import { Link } from 'react-router';
import type { SessionMerchant } from '@postprocure/contracts/session';
import { buttonClasses } from '@postprocure/ui/button';
import { useCan } from '../session/session-context.ts';

type Plan = SessionMerchant['plan'];

interface PlanNews {
  headline: string;
  consequence: string;
  act: string;
}

/** How long the trial lasts, or why nothing can be changed. A plan that simply runs needs no words. */
export function PlanBanner({ plan }: { plan: Plan }) {
  const canSeePlan = useCan('plan.read');
  const news = describeNews(plan);
  if (news === null) return null;
  return (
    <div className="on-dark flex flex-wrap items-center justify-between gap-4 rounded-lg bg-aubergine px-5 py-4 text-on-dark sm:px-6">
      <p className="min-w-0 grow basis-64">
        <strong className="font-semibold">{news.headline}</strong> {news.consequence}
      </p>
      {canSeePlan && (
        <Link to="/seller/settings/plan" className={buttonClasses({ size: 'small' }, 'min-h-11')}>
          {news.act}
        </Link>
      )}
    </div>
  );
}

const kept = 'Everything you have set up is kept, but cannot be changed or downloaded';

function describeNews({ name, status, trialEndsAt, daysLeft }: Plan): PlanNews | null {
  if (status === 'read_only') {
    return {
      headline: 'Your trial is over.',
      consequence: `${kept} until you choose a plan.`,
      act: 'Choose a plan',
    };
  }
  if (status === 'paused') {
    return {
      headline: `${name} is paused.`,
      consequence: `${kept} until it goes on.`,
      act: 'See the plan',
    };
  }
  if (status === 'cancelled') {
    return {
      headline: 'Your plan has ended.',
      consequence: `${kept} until you choose one again.`,
      act: 'Choose a plan',
    };
  }
  if (trialEndsAt === null) return null;
  return {
    headline: daysLeft === 1 ? '1 day left' : `${daysLeft} days left`,
    consequence: 'of your free trial. Nothing will be charged.',
    act: 'Compare plans',
  };
}
