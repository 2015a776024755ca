import { Link } from 'react-router';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { formatDate } from '@postprocure/contracts/indian-date';
import { formatAmount } from '../money/format-amount.ts';

/** Shows when the plan renews and whether the wallet has enough money. Hidden if the plan changes or ends instead. */
export function RenewalLine({ plan, available }: { plan: MerchantPlan; available: number }) {
  const { status, trialEndsAt, pending, paymentDue, price, periodEnd } = plan;
  const renews = status === 'active' && trialEndsAt === null && pending.length === 0 && paymentDue === null;
  if (!renews) return null;
  return (
    <p className="text-sm">
      It renews on {formatDate(periodEnd)} for {formatAmount(price)} from your wallet.{' '}
      {available < price && (
        <>
          Your balance is {formatAmount(available)}.{' '}
          <Link to="/seller/wallet" className="font-semibold text-peacock hover:underline">
            Add money
          </Link>
        </>
      )}
    </p>
  );
}
