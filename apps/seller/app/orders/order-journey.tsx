import { journeySteps } from '@postprocure/contracts/shipments/shipment-journey';
import { classes } from '@postprocure/ui/classes';

/** How far an order has progressed, as the customer sees it. On phones only the current step has room for its name. */
export const OrderJourney = ({ step }: { step: number }) => (
  <ol aria-label="Progress" className="relative grid grid-cols-6 gap-1 text-center text-xs max-sm:pb-6">
    {journeySteps.map((name, index) => {
      const isDone = index < step;
      return (
        <li key={name} aria-current={index === step - 1 ? 'step' : undefined} className="min-w-0">
          <span className={classes('block h-1.5 rounded-full', isDone ? 'bg-peacock' : 'bg-line')} />
          <span
            className={classes(
              'mt-1.5 block',
              isDone ? 'font-semibold' : 'text-ink-soft',
              index === step - 1 ? 'max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0' : 'max-sm:sr-only',
            )}
          >
            {name}
          </span>
        </li>
      );
    })}
  </ol>
);
