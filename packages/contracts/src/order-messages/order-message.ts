import { z } from 'zod';
import { written } from '../inbox/inbox.ts';
import { deskStatuses } from '../inbox/ticket-status.ts';
import { orderMessageMaxLength } from './order-message-limits.ts';

export const orderMessage = z.object({
  id: z.int(),
  from: z.enum(['merchant', 'staff']),
  author: z.string().nullable().describe('null if the user no longer exists'),
  text: z.string(),
  at: z.iso.datetime(),
});

export const orderMessages = z.object({
  messages: z.array(orderMessage).describe('The newest 200, oldest first'),
  status: z.enum(deskStatuses).nullable().describe('null if nobody has written yet'),
});

export const newOrderMessage = z.object({
  text: written(orderMessageMaxLength),
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .describe('Random key for each message. A message sent again with the same key is stored once.'),
});

export type OrderMessage = z.infer<typeof orderMessage>;
export type OrderMessages = z.infer<typeof orderMessages>;
export type NewOrderMessage = z.infer<typeof newOrderMessage>;
