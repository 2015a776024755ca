import { z } from 'zod';
import { mailModes, notificationKinds } from './notification-kind.ts';

export const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable().describe('Path of a page in the seller application'),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});

export const notificationPage = z.object({
  unread: z.int(),
  items: z.array(notification),
  next: z.int().nullable().describe('Pass it as `before` to get older notifications; null on the last page'),
});

export const notificationQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be a notification ID')
    .transform(Number)
    .optional(),
});

export const unreadCount = z.object({ unread: z.int() });

/** Marks all notifications up to this one as read, so that newer ones stay unread. */
export const readNotifications = z.object({ upTo: z.int().positive() });

const minuteOfDay = z.int().min(0).max(1439);

export const notificationPreferences = z.object({
  kinds: z.record(z.enum(notificationKinds), z.object({ inApp: z.boolean(), mail: z.enum(mailModes) })),
  quiet: z
    .object({ from: minuteOfDay, until: minuteOfDay })
    .refine(({ from, until }) => from !== until, 'Quiet hours must start and end at different times.')
    .nullable()
    .describe('Minutes since midnight in Indian time'),
  digest: z.enum(['daily', 'weekly']),
});

export type Notification = z.infer<typeof notification>;
export type NotificationPage = z.infer<typeof notificationPage>;
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
