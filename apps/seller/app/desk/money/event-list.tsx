import { Link } from 'react-router';
import type { WebhookEvent } from '@postprocure/contracts/payments/desk-payment';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { outcomeNames, outcomeTones } from './event-words.ts';

export const EventList = ({ events }: { events: readonly WebhookEvent[] }) => (
  <Card className="overflow-hidden">
    <ul aria-label="Webhook events" className="divide-y divide-line">
      {events.map((event) => (
        <li
          key={event.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-4 text-sm hover:bg-paper md:grid-cols-[14rem_minmax(0,1fr)_8rem]"
        >
          <div className="min-w-0">
            <Link
              to={`/desk/webhook-events/${event.id}`}
              className="font-semibold wrap-anywhere text-peacock covers-box hover:underline"
            >
              {event.event}
            </Link>
            <p className="text-xs text-ink-soft">{formatDateTime(event.receivedAt)}</p>
          </div>
          <div className="min-w-0 max-md:order-3 max-md:col-span-2">
            <p className="truncate text-xs text-ink-soft">{event.eventId}</p>
            {event.error !== null && <p className="wrap-anywhere text-kumkum">{event.error}</p>}
          </div>
          <p className="text-right">
            <Badge tone={outcomeTones[event.outcome]}>{outcomeNames[event.outcome]}</Badge>
          </p>
        </li>
      ))}
    </ul>
  </Card>
);
