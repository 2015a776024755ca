import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { OrderSummary } from '@postprocure/contracts/orders/order';
import { orderStateRules, type OrderState, type WaitsOn } from '@postprocure/contracts/orders/order-state';

type Tone = 'neutral' | 'saving' | 'success' | 'accent';

const toneOfTab: Record<(typeof orderStateRules)[OrderState]['tab'], Tone> = {
  attention: 'saving',
  payment: 'accent',
  processing: 'neutral',
  shipped: 'neutral',
  ndr: 'saving',
  rto: 'saving',
  delivered: 'success',
  claims: 'saving',
  cancelled: 'neutral',
};

export const toneOfState = (state: OrderState): Tone => toneOfTab[orderStateRules[state].tab];

const waitingOn: Record<WaitsOn, string> = {
  merchant: 'Waiting for you',
  us: 'Waiting for us',
  courier: 'With the courier',
};

/** For example: `Waiting for you: payment from your wallet`. */
export const describeWait = ({ on, for: what }: NonNullable<OrderSummary['waits']>): string =>
  `${waitingOn[on]}: ${what}`;

const hourMs = 3_600_000;

/** How much time is left until a deadline, or how long ago it passed. Null without a deadline. */
export function describeClock(
  waits: OrderSummary['waits'],
  now: Date = new Date(),
): { text: string; isLate: boolean; until: string } | null {
  if (waits?.until == null) return null;
  const left = new Date(waits.until).getTime() - now.getTime();
  const hours = Math.round(Math.abs(left) / hourMs);
  const span =
    hours < 1
      ? `${Math.max(1, Math.round(Math.abs(left) / 60_000))} min`
      : hours < 48
        ? `${hours} h`
        : `${Math.round(hours / 24)} days`;
  return {
    text: left < 0 ? `${span} late` : `${span} left`,
    isLate: left < 0,
    until: formatDateTime(waits.until),
  };
}

/** Null while a SKU is unknown, because the cost is then unknown too. */
export const costOf = ({ total, attention }: Pick<OrderSummary, 'total' | 'attention'>): number | null =>
  attention.some(({ reason }) => reason === 'SKU_UNMAPPED') ? null : total;

export const countOrders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
