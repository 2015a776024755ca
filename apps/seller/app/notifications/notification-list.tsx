import { Link } from 'react-router';
import type { Notification } from '@postprocure/contracts/notifications/notification';
import { notificationKindRules } from '@postprocure/contracts/notifications/notification-kind';
import { Badge } from '@postprocure/ui/badge';
import { classes } from '@postprocure/ui/classes';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { ReferenceText } from '../reference-text.tsx';

export const NotificationList = ({ items }: { items: readonly Notification[] }) => (
  <ul className="divide-y divide-line">
    {items.map(({ id, kind, title, body, link, createdAt, isRead }) => (
      <li key={id} className={classes('grid gap-1 px-5 py-4', !isRead && 'bg-marigold-soft/40')}>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {link ? (
            <Link to={link} className="text-peacock hover:underline">
              <ReferenceText text={title} />
            </Link>
          ) : (
            <span>
              <ReferenceText text={title} />
            </span>
          )}
          {!isRead && <Badge tone="accent">New</Badge>}
        </p>
        <p className="text-sm">
          <ReferenceText text={body} />
        </p>
        <p className="text-xs text-ink-soft">
          {notificationKindRules[kind].label}, {formatDateTime(createdAt)}
        </p>
      </li>
    ))}
  </ul>
);
