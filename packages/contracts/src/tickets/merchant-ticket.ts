import { z } from 'zod';
import { ticketList, written } from '../inbox/inbox.ts';
import { replyMaxLength } from '../inbox/ticket-status.ts';
import { text } from '../text.ts';
import { supportTicketForm } from './support-ticket-form.ts';

const issueField = supportTicketForm.steps[0].fields.find((field) => field.name === 'issueType');

/** The kinds of problems that the support ticket form offers. */
export const issueTypes = issueField?.options ?? [];

/** A support ticket from the seller application, which knows who sends it. */
export const newMerchantTicket = z.object({
  issueType: z.enum(
    issueTypes.map(({ value }) => value),
    'Choose an issue type.',
  ),
  orderId: text(60).trim(),
  subject: written(200, 'Enter a subject.'),
  message: written(5000, 'Enter a message.'),
});

export const merchantTicketParams = z.object({ id: z.uuid() });

export const newTicketMessage = z.object({
  text: written(replyMaxLength),
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .describe('Random key for each message. A message sent again with the same key is stored once.'),
});

export const merchantTicket = ticketList.shape.tickets.element.extend({
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  replyBy: z.iso.datetime().nullable().describe('When our reply is due; null if we do not owe one'),
  messages: z
    .array(
      z.object({
        id: z.int(),
        from: z.enum(['merchant', 'staff']),
        author: z.string().nullable(),
        text: z.string(),
        at: z.iso.datetime(),
      }),
    )
    .describe('Oldest first'),
});

export type NewMerchantTicket = z.infer<typeof newMerchantTicket>;
export type NewTicketMessage = z.infer<typeof newTicketMessage>;
export type MerchantTicket = z.infer<typeof merchantTicket>;
