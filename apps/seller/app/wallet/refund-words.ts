import type { BalanceRefund, BalanceRefundState } from '@postprocure/contracts/wallet/wallet';

export const refundStateNames: Record<BalanceRefundState, string> = {
  requested: 'In review',
  approved: 'Approved',
  processing: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  rejected: 'Not approved',
};

export const refundStateTones = {
  requested: 'accent',
  approved: 'accent',
  processing: 'accent',
  paid: 'success',
  failed: 'saving',
  rejected: 'saving',
} as const satisfies Record<BalanceRefundState, string>;

export const refundPartStateNames: Record<BalanceRefund['parts'][number]['state'], string> = {
  waiting: 'Not sent yet',
  sent: 'Sent',
  paid: 'Paid',
  failed: 'Failed',
};
