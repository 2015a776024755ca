import type { OrderState } from '@postprocure/contracts/orders/order-state';
import { defineStateMachine } from '../../state-machine.ts';

/** A carrier may lose or damage a parcel at any time. */
const mishaps = ['LOST', 'DAMAGED_IN_TRANSIT'] as const;

/**
 * The states of an order. Carriers may report a later step without the ones before it, so carrier states can skip
 * forward but never go back, except from NDR to the next delivery attempt. A rejected cancellation returns the order to
 * its previous state. Only staff can turn a return into a delivery, when they resolve conflicting scans. If one parcel
 * of an order has been delivered and another refunded, the merchant can still make a claim for the delivered one.
 */
export const orderLifecycle = defineStateMachine<OrderState>('order', {
  initial: 'IMPORTED',
  transitions: {
    IMPORTED: ['ATTENTION', 'AWAITING_PAYMENT', 'CANCELLED'],
    ATTENTION: ['ATTENTION', 'AWAITING_PAYMENT', 'CANCELLED', 'EXPIRED'],
    AWAITING_PAYMENT: ['ATTENTION', 'PAID', 'CANCELLED', 'EXPIRED'],
    PAID: ['PROCESSING', 'CANCEL_REQUESTED'],
    PROCESSING: ['PACKED', 'CANCEL_REQUESTED'],
    PACKED: ['DISPATCHED', 'CANCEL_REQUESTED'],
    CANCEL_REQUESTED: ['CANCELLED_REFUNDED', 'PAID', 'PROCESSING', 'PACKED'],
    DISPATCHED: ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'NDR', 'DELIVERED', 'RTO_INITIATED', ...mishaps],
    IN_TRANSIT: ['OUT_FOR_DELIVERY', 'NDR', 'DELIVERED', 'RTO_INITIATED', ...mishaps],
    OUT_FOR_DELIVERY: ['NDR', 'DELIVERED', 'RTO_INITIATED', ...mishaps],
    NDR: ['NDR', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RTO_INITIATED', ...mishaps],
    RTO_INITIATED: ['RTO_IN_TRANSIT', 'RTO_RECEIVED', 'DELIVERED', ...mishaps],
    RTO_IN_TRANSIT: ['RTO_RECEIVED', 'DELIVERED', ...mishaps],
    RTO_RECEIVED: ['RTO_REFUNDED'],
    LOST: ['REFUNDED'],
    DAMAGED_IN_TRANSIT: ['REFUNDED'],
    DELIVERED: ['CLOSED', 'CLAIM_OPEN'],
    CLOSED: ['CLAIM_OPEN'],
    CLAIM_OPEN: ['CLAIM_APPROVED', 'CLAIM_REJECTED'],
    CLAIM_APPROVED: ['REFUNDED'],
    CLAIM_REJECTED: ['CLAIM_OPEN', 'CLOSED'],
    CANCELLED: [],
    EXPIRED: [],
    CANCELLED_REFUNDED: [],
    RTO_REFUNDED: ['CLAIM_OPEN'],
    REFUNDED: ['CLAIM_OPEN'],
  },
});

const hourMs = 3_600_000;

interface OrderDates {
  expiresAt: Date;
  processAfter: Date | null;
  dispatchBy: Date | null;
}

/** When the next step of an order in this state is due. Null if nobody has promised a date. */
export function findDeadline(state: OrderState, order: OrderDates, now: Date): Date | null {
  const within = (hours: number): Date => new Date(now.getTime() + hours * hourMs);
  switch (state) {
    case 'ATTENTION':
    case 'AWAITING_PAYMENT':
      return order.expiresAt;
    case 'PAID':
      return order.processAfter;
    case 'PROCESSING':
    case 'PACKED':
      return order.dispatchBy;
    case 'CANCEL_REQUESTED':
    case 'NDR':
      return within(24);
    case 'CLAIM_OPEN':
      return within(48);
    case 'RTO_RECEIVED':
    case 'LOST':
    case 'DAMAGED_IN_TRANSIT':
    case 'CLAIM_APPROVED':
    case 'DELIVERED':
      return within(7 * 24);
    default:
      return null;
  }
}
