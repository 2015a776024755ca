import type { ReactNode } from 'react';
import type { ItemEvent } from '@postprocure/contracts/inbox/inbox';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { formatDateTime } from '@postprocure/contracts/indian-date';

export const ItemHistory = ({ events, empty }: { events: readonly ItemEvent[]; empty?: string }) => (
  <Card className="p-5">
    <h2 className="mb-4 text-lg">History</h2>
    {events.length === 0 && <p className="text-sm text-ink-soft">{empty}</p>}
    <ol className="grid gap-4">
      {events.map((event) => (
        <li
          key={event.id}
          className={classes(
            'border-l-4 py-0.5 pl-4 text-sm',
            event.kind === 'note'
              ? 'border-marigold'
              : event.mail || event.kind === 'message'
                ? 'border-peacock'
                : 'border-line',
          )}
        >
          <p className="font-semibold wrap-anywhere">{describe(event)}</p>
          <p className="text-xs text-ink-soft">
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            {event.actor && ` · ${event.actor}`}
          </p>
          {(event.text ?? event.mail?.text) && (
            <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{event.text ?? event.mail?.text}</p>
          )}
          {event.mail?.error && <p className="mt-1 wrap-anywhere text-kumkum">{event.mail.error}</p>}
        </li>
      ))}
    </ol>
  </Card>
);

const mailTones = { queued: 'neutral', sent: 'success', failed: 'saving' } as const;
const mailWords = { queued: 'Queued', sent: 'Sent', failed: 'Failed' } as const;

function describe({ kind, from, to, actor, mail }: ItemEvent): ReactNode {
  switch (kind) {
    case 'created':
      return 'Received';
    case 'status':
      return `${from ?? ''} → ${to ?? ''}`;
    case 'assignment':
      return to === null ? `No longer assigned to ${from ?? 'anyone'}` : `Assigned to ${to}`;
    case 'message':
      return 'Message in the seller application';
    case 'note':
      return 'Internal note';
    case 'mail':
      return (
        <>
          {actor === null ? 'Automatic email' : 'Email'}: {mail?.subject}{' '}
          {mail && <Badge tone={mailTones[mail.status]}>{mailWords[mail.status]}</Badge>}
        </>
      );
  }
}
