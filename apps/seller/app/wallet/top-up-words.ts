import type { TopUp, TopUpState } from '@postprocure/contracts/wallet/wallet';

export const topUpStateNames: Record<TopUpState, string> = {
  created: 'Not paid',
  attempted: 'Processing',
  paid: 'Paid',
  failed: 'Failed',
  late_authorised: 'Arriving late',
  auto_refunded: 'Returned',
  expired: 'Expired',
};

export const topUpStateTones = {
  created: 'neutral',
  attempted: 'accent',
  paid: 'success',
  failed: 'saving',
  late_authorised: 'accent',
  auto_refunded: 'neutral',
  expired: 'neutral',
} as const satisfies Record<TopUpState, string>;

/** Whether the user can try to pay again. False while a payment is being confirmed, because they could pay twice. */
export const canRetry = ({ state }: Pick<TopUp, 'state'>): boolean =>
  state === 'created' || state === 'failed' || state === 'expired';
