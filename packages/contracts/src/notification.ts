import { z } from 'zod';
import { mailModes, notificationKinds } from './notification-kind.ts';

export const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable().describe('A page of the seller application'),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});

export const notificationPage = z.object({
  unread: z.int(),
  items: z.array(notification),
  next: z.int().nullable().describe('Ask for what is older with `before`; null at the end'),
});

export const notificationQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be the id of a notification')
    .transform(Number)
    .optional(),
});

export const unreadCount = z.object({ unread: z.int() });

/** Everything up to a notification: what came meanwhile stays unread. */
export const readNotifications = z.object({ upTo: z.int().positive() });

const minuteOfDay = z.int().min(0).max(1439);

export const notificationPreferences = z.object({
  kinds: z.record(z.enum(notificationKinds), z.object({ inApp: z.boolean(), mail: z.enum(mailModes) })),
  quiet: z
    .object({ from: minuteOfDay, until: minuteOfDay })
    .refine(({ from, until }) => from !== until, 'Quiet hours must begin and end at different times.')
    .nullable()
    .describe('Minutes of the day in India'),
  digest: z.enum(['daily', 'weekly']),
});

export type Notification = z.infer<typeof notification>;
export type NotificationPage = z.infer<typeof notificationPage>;
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
