import type { OrderSummary } from '@postprocure/contracts/orders/order';
import { classes } from '@postprocure/ui/classes';
import { describeClock } from './order-words.ts';

/** Time until the deadline of the step that an order waits for. */
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
