import type { TopUp } from '@postprocure/contracts/wallet/wallet';
import { formatAmount } from '../money/format-amount.ts';

export interface Result {
  tone: 'success' | 'waiting' | 'failure';
  title: string;
  lines: string[];
}

const ifDebited =
  'If money was deducted from your account, we add it here within 3 days or your bank returns it.';

/** Describes the state of a top-up to a user who has just paid. */
export function describeResult(topUp: TopUp, isCancelled: boolean): Result {
  const amount = formatAmount(topUp.amount);
  switch (topUp.state) {
    case 'paid':
      return { tone: 'success', title: `${amount} added to your wallet`, lines: describePlan(topUp) };
    case 'attempted':
      return {
        tone: 'waiting',
        title: 'Confirming your payment',
        lines: ['This usually takes a few seconds. You can leave this page. The money will still be added.'],
      };
    case 'late_authorised':
      return {
        tone: 'waiting',
        title: 'Your bank confirmed the payment late',
        lines: [`${amount} is on its way to your wallet.`],
      };
    case 'created':
      return isCancelled
        ? { tone: 'failure', title: 'Payment cancelled', lines: ['Nothing was charged.'] }
        : { tone: 'waiting', title: 'Waiting for your payment', lines: [ifDebited] };
    case 'failed':
      return {
        tone: 'failure',
        title: 'Payment failed',
        lines: [...(topUp.failure === null ? [] : [topUp.failure]), ifDebited],
      };
    case 'auto_refunded':
      return {
        tone: 'failure',
        title: 'Your payment was returned',
        lines: [`${amount} will be back in your account within 5 to 7 working days.`],
      };
    case 'expired':
      return { tone: 'failure', title: 'This top-up has expired', lines: ['It was not paid in time.'] };
  }
}

function describePlan({ planKey, planBought }: TopUp): string[] {
  if (planKey === null) return [];
  return [
    planBought
      ? 'Your plan is paid and has started.'
      : "We couldn't pay for your plan yet. Choose the plan again to pay from your wallet.",
  ];
}
