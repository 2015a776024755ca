import { Link } from 'react-router';
import type { SessionMerchant } from '@postprocure/contracts/session';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMerchant } from '../session/session-context.ts';

const words: Record<Exclude<SessionMerchant['plan']['status'], 'active'>, string> = {
  read_only:
    'Your trial is over. Everything you have set up is kept; choose a plan to change or download it.',
  paused:
    'Your plan is paused. Everything you have set up is kept; resume the plan to change or download it.',
  cancelled:
    'Your plan has ended. Everything you have set up is kept; choose a plan to change or download it.',
};

/** Why nothing on a page of products can be changed, and the way out. */
export function PlanNotice() {
  const { status } = useMerchant().plan;
  if (status === 'active') return null;
  return (
    <div className="mb-6">
      <StatusMessage>
        {words[status]}{' '}
        <Link to="/seller/settings/plan" className="font-semibold text-peacock underline">
          See the plans
        </Link>
      </StatusMessage>
    </div>
  );
}
