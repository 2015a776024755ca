import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { formatDate } from '@postprocure/contracts/indian-date';
import { formatAmount } from '../money/format-amount.ts';

interface DuePaymentProps {
  name: string;
  due: NonNullable<MerchantPlan['paymentDue']>;
}

export const DuePayment = ({ name, due }: DuePaymentProps) => (
  <>
    <strong className="font-semibold">We couldn't renew your {name} plan.</strong> Your wallet has less than
    the {formatAmount(due.amount)} it costs. Add money by {formatDay(due.until)} and we'll renew it
    automatically; otherwise it ends.
  </>
);
