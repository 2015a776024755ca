import { z } from 'zod';
import { chatTextMaxLength } from '../limits.ts';
import { text } from '../text.ts';

export const chatReply =
  'Thank you for your message. Our team will get back to you shortly via email or continue here during business hours.';

/** `user` is the visitor, `bot` an automatic reply, `staff` a member of our team. */
export const chatMessageTypes = ['user', 'bot', 'staff'] as const;

export const chatMessage = z.object({
  id: z.number().int(),
  type: z.enum(chatMessageTypes),
  text: z.string(),
  authorName: z.string().nullable().describe('Name of the staff member; null for other messages'),
  sentAt: z.iso.datetime(),
});

export const chatConversation = z.object({
  messages: z.array(chatMessage).describe('Oldest first'),
  name: z.string().nullable(),
  email: z.string().nullable().describe('Email address for our replies'),
});

export const chatQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .optional()
    .describe('Only messages with a larger ID'),
});

export const newChatMessage = z.object({
  text: text(chatTextMaxLength).refine((value) => value.trim() !== '', 'must not be blank'),
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .describe('Random key for each message. A message sent again with the same key is stored once.'),
  name: text(200).optional(),
  email: z.union([z.literal(''), z.email('must be an email address').max(254)]).optional(),
});

export const chatDelivery = z.object({
  messages: z.array(chatMessage).describe('The stored message and the automatic reply'),
});

export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatConversation = z.infer<typeof chatConversation>;
export type NewChatMessage = z.infer<typeof newChatMessage>;
