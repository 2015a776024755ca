import { formatDateTime } from '@postprocure/contracts/indian-date';
import { orderActors } from '@postprocure/contracts/orders/order-actor';
import type { OrderEvent } from '@postprocure/contracts/orders/order';
import { orderStateRules } from '@postprocure/contracts/orders/order-state';

/** Events that do not change the state are described by their reason. */
const reasonNames: Record<string, string> = {
  edited: 'Edited',
  confirmed: 'Confirmed',
  held: 'Put on hold',
  released: 'Released',
  'cooling-window': 'In the cooling window',
  'cancellation-rejected': 'Cancellation rejected',
  unpaid: 'Not paid within 7 days',
  'reattempt-requested': 'New delivery attempt requested',
  'return-requested': 'Return requested',
  'answer-refused': 'Answer rejected by the courier',
  'attempt-disputed': 'Delivery attempt reported as false',
  'dispute-upheld': 'The delivery attempt was false',
  'dispute-rejected': 'The delivery attempt was real',
  'inspected-resellable': 'Returned goods can be sold again',
  'inspected-damaged': 'Returned goods are damaged',
  'inspected-missing': 'Returned parcel was empty or items were missing',
  conflict: 'Conflicting scans',
  'conflict-resolved': 'Conflicting scans resolved',
};

/** Everything that happened to an order, newest first. */
export const OrderTimeline = ({ events }: { events: readonly OrderEvent[] }) => (
  <ol className="grid gap-4 border-l-2 border-line pl-5">
    {events.map(({ id, at, to, actor, actorName, reason, note }) => {
      const extra = reason === null ? undefined : reasonNames[reason];
      return (
        <li
          key={id}
          className="relative text-sm before:absolute before:top-1.5 before:-left-[1.6rem] before:size-2.5 before:rounded-full before:bg-peacock"
        >
          <p className="font-semibold">
            {to === null
              ? (extra ?? 'Changed')
              : to === 'IMPORTED'
                ? 'Order created'
                : orderStateRules[to].label}
          </p>
          {to !== null && extra !== undefined && <p>{extra}</p>}
          {note !== null && note !== '' && <p className="wrap-anywhere">{note}</p>}
          <p className="text-xs text-ink-soft">
            {formatDateTime(at)} · {actorName ?? orderActors[actor]}
          </p>
        </li>
      );
    })}
  </ol>
);
