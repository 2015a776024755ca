import type { OrderSummary } from '@postprocure/contracts/orders/order';
import { classes } from '@postprocure/ui/classes';
import { describeClock } from './order-words.ts';

/** The time until the deadline of the step that an order is waiting for. */
export function OrderClock({ waits }: Pick<OrderSummary, 'waits'>) {
  const clock = describeClock(waits);
  if (!clock) return null;
  return (
    <span
      title={clock.until}
      className={classes('whitespace-nowrap', clock.isLate && 'font-semibold text-kumkum')}
    >
      {clock.text}
    </span>
  );
}
