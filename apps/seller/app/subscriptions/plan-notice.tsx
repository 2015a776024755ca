import { Link } from 'react-router';
import type { SessionMerchant } from '@postprocure/contracts/accounts/session';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useCan, useMerchant } from '../session/session-context.ts';

const messages: Record<
  Exclude<SessionMerchant['plan']['status'], 'active'>,
  { reason: string; remedy: string }
> = {
  read_only: { reason: 'Your trial has ended.', remedy: 'choose a plan' },
  paused: { reason: 'Your plan is paused.', remedy: 'choose a plan again' },
  cancelled: { reason: 'Your plan has ended.', remedy: 'choose a plan' },
};

/** Explains why products cannot be changed, and what to do. */
export function PlanNotice() {
  const { status } = useMerchant().plan;
  const canChoose = useCan('plan.write');
  if (status === 'active') return null;
  const { reason, remedy } = messages[status];
  return (
    <div className="mb-6">
      <StatusMessage>
        {reason} Everything you have set up is still here.{' '}
        {canChoose ? (
          <>
            To change or download it, {remedy}.{' '}
            <Link to="/seller/settings/plan" className="font-semibold text-peacock underline">
              Compare plans
            </Link>
          </>
        ) : (
          `To change or download it, ask the owner of the account to ${remedy}.`
        )}
      </StatusMessage>
    </div>
  );
}
