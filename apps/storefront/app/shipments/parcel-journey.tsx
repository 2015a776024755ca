import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import { journeySteps, type ShipmentState } from '@postprocure/contracts/shipments/shipment-journey';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { VisuallyHidden } from '@postprocure/ui/visually-hidden';

/** States in which a shipment has left the normal sequence of steps. */
const offTrack: ReadonlySet<ShipmentState> = new Set(['delivery-failed', 'returning', 'returned', 'lost']);

/** The six steps of a shipment, with the progress so far. */
export function ParcelJourney({ shipment: { state, status, step } }: { shipment: Shipment }) {
  const isOffTrack = offTrack.has(state);
  return (
    <>
      <ol className="grid grid-cols-1 md:grid-cols-6" aria-label="Parcel journey">
        {journeySteps.map((name, index) => {
          const number = index + 1;
          const isCurrent = number === step;
          const isDone = number < step || (isCurrent && number === journeySteps.length);
          return (
            <li
              key={name}
              aria-current={isCurrent ? 'step' : undefined}
              className="relative flex gap-4 pb-6 last:pb-0 md:block md:pb-0 md:text-center"
            >
              {number < journeySteps.length && (
                <span
                  aria-hidden="true"
                  className={classes(
                    'absolute top-9 bottom-0 left-[1.0625rem] w-0.5 md:top-[1.0625rem] md:bottom-auto md:left-1/2 md:h-0.5 md:w-full',
                    number < step ? 'bg-leaf' : 'bg-line',
                  )}
                />
              )}
              <StepMark number={number} isDone={isDone} isCurrent={isCurrent} isOffTrack={isOffTrack} />
              <p
                className={classes(
                  'self-center text-sm md:mt-3 md:px-1',
                  isCurrent ? 'font-semibold' : isDone ? 'text-ink' : 'text-ink-soft',
                )}
              >
                {name}
                <VisuallyHidden>{isDone ? ', done' : isCurrent ? ', now' : ', to come'}</VisuallyHidden>
              </p>
            </li>
          );
        })}
      </ol>
      {isOffTrack && (
        <p className="mt-5 text-sm text-kumkum">
          There is a problem with this delivery: {status.toLowerCase()}. See the table below for what to do.
        </p>
      )}
    </>
  );
}

interface StepMarkProps {
  number: number;
  isDone: boolean;
  isCurrent: boolean;
  isOffTrack: boolean;
}

const StepMark = ({ number, isDone, isCurrent, isOffTrack }: StepMarkProps) => (
  <span
    aria-hidden="true"
    className={classes(
      'relative grid size-9 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold md:mx-auto',
      isDone && 'border-leaf bg-leaf text-white',
      !isDone &&
        isCurrent &&
        (isOffTrack ? 'border-kumkum bg-kumkum text-white' : 'border-marigold bg-marigold'),
      !isDone && !isCurrent && 'border-line bg-white text-ink-soft',
    )}
  >
    {isDone ? <Icon name="check" className="size-5" /> : number}
  </span>
);
