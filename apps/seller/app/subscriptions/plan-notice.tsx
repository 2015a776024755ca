import { Link } from 'react-router';
import type { SessionMerchant } from '@postprocure/contracts/accounts/session';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useCan, useMerchant } from '../session/session-context.ts';

const words: Record<
  Exclude<SessionMerchant['plan']['status'], 'active'>,
  { reason: string; remedy: string }
> = {
  read_only: { reason: 'Your trial is over.', remedy: 'choose a plan' },
  paused: { reason: 'Your plan is paused.', remedy: 'choose a plan again' },
  cancelled: { reason: 'Your plan has ended.', remedy: 'choose a plan' },
};

/** Why nothing on a page of products can be changed, and the way out. */
export function PlanNotice() {
  const { status } = useMerchant().plan;
  const canChoose = useCan('plan.write');
  if (status === 'active') return null;
  const { reason, remedy } = words[status];
  return (
    <div className="mb-6">
      <StatusMessage>
        {reason} Everything you have set up is kept;{' '}
        {canChoose ? (
          <>
            {remedy} to change or download it.{' '}
            <Link to="/seller/settings/plan" className="font-semibold text-peacock underline">
              See the plans
            </Link>
          </>
        ) : (
          `the owner of the account can ${remedy}, so that it can be changed and downloaded again.`
        )}
      </StatusMessage>
    </div>
  );
}
