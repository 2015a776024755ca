import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { formatDay } from '../format-moment.ts';
import { formatAmount } from '../money/format-amount.ts';

interface DuePaymentProps {
  name: string;
  due: NonNullable<MerchantPlan['paymentDue']>;
}

export const DuePayment = ({ name, due }: DuePaymentProps) => (
  <>
    <strong className="font-semibold">We couldn't renew your {name} plan.</strong> Your wallet has too little
    for {formatAmount(due.amount)}. Add money by {formatDay(due.until)} and we charge it automatically;
    otherwise the plan ends.
  </>
);
