import { Link } from 'react-router';
import type { SessionMerchant } from '@postprocure/contracts/session';
import { buttonClasses } from '@postprocure/ui/button';

/** How long the trial lasts, and that it costs nothing. */
export function TrialBanner({ plan }: Pick<SessionMerchant, 'plan'>) {
  if (plan.trialEndsAt === null || plan.status !== 'active') return null;
  const left = plan.daysLeft === 1 ? '1 day left' : `${plan.daysLeft} days left`;
  return (
    <div className="on-dark flex flex-wrap items-center justify-between gap-4 rounded-lg bg-aubergine px-5 py-4 text-on-dark sm:px-6">
      <p>
        <strong className="font-semibold">{left}</strong> of your free trial. Nothing will be charged.
      </p>
      <Link to="/seller/settings/plan" className={buttonClasses({ size: 'small' })}>
        Compare plans
      </Link>
    </div>
  );
}
