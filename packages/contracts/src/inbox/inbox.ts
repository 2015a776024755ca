import { z } from 'zod';
import { chatMessageTypes } from '../chat/chat.ts';
import {
  deskStatuses,
  inboxKinds,
  inboxSorts,
  noteMaxLength,
  reasonMaxLength,
  replyMaxLength,
} from './ticket-status.ts';
import { cannedVariables, findUnknownVariable } from './canned-variables.ts';
import { formKinds } from '../tickets/form-definition.ts';
import { chatTextMaxLength } from '../limits.ts';
import { text } from '../text.ts';

export const searchText = text(200).transform((value) => value.trim());

/** Where a page of a list starts. Returned with the previous page. */
export const cursorText = z.string().max(300);

export const written = (max: number, message = 'must not be blank') =>
  text(max).refine((value) => value.trim() !== '', message);

export const reason = written(reasonMaxLength);

export const inboxQuery = z.object({
  search: searchText.optional().describe('Searches names, email addresses, references and messages'),
  kind: z.enum(inboxKinds).optional(),
  status: z
    .enum(['all', 'todo', ...deskStatuses])
    .optional()
    .describe('Default: all, which is everything except spam'),
  assignee: z.union([z.enum(['me', 'none']), z.uuid()]).optional(),
  sort: z
    .enum(inboxSorts)
    .optional()
    .describe(
      'newest (default), or waiting, which lists those who have waited longest for us first. Use the same order for later pages.',
    ),
  cursor: cursorText.optional(),
});

export const staffName = z.object({ id: z.uuid(), name: z.string() });

/** null if nobody is waiting for a reply from us. */
const waiting = z.object({
  since: z.iso.datetime(),
  soonAt: z.iso.datetime().describe('When 24 working hours have passed, the shorter time that we promise'),
  dueAt: z.iso.datetime().describe('When 48 working hours have passed, the longer time that we promise'),
});

export const inboxItem = z.object({
  kind: z.enum(inboxKinds),
  id: z.uuid(),
  reference: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  subject: z.string(),
  excerpt: z.string(),
  status: z.enum(deskStatuses),
  assignee: staffName.nullable(),
  waiting: waiting.nullable(),
  at: z.iso.datetime().describe('When the ticket was created or the last chat message was sent'),
});

export const inboxPage = z.object({ items: z.array(inboxItem), next: z.string().nullable() });

export const staffList = z.object({ staff: z.array(staffName) });

export const inboxItemParams = z.object({ id: z.uuid() });

/**
 * Optimistic locking: the version that the page shows. If someone has updated the item since, the response is
 * CONFLICT.
 */
const version = z.int().min(1);

export const statusChange = z.object({
  status: z.enum(deskStatuses),
  version,
  reason: reason.optional(),
});
export const assignmentChange = z.object({ assigneeId: z.uuid().nullable(), version });
export const newNote = z.object({ text: written(noteMaxLength) });
export const ticketReply = z.object({
  text: written(replyMaxLength),
  status: z.enum(['waiting', 'resolved']).describe('The status after the reply'),
  version,
});
export const chatStaffMessage = z.object({
  text: written(chatTextMaxLength),
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .describe('Random key for each message. A message sent again with the same key is stored once.'),
  byMail: z.boolean().describe('Also sends the message to the email address that the visitor left'),
});

export const deskMail = z.object({
  id: z.int(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  error: z.string().nullable(),
  text: z.string().nullable().describe('The text of a reply; null for automatic emails'),
});

export const itemEvent = z.object({
  id: z.int(),
  kind: z.enum(['created', 'status', 'note', 'mail', 'assignment', 'message']),
  actor: z.string().nullable().describe('null if the sender or the system did it'),
  at: z.iso.datetime(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  text: z.string().nullable().describe('A note, or the reason for a change'),
  mail: deskMail.nullable(),
});

const itemDetails = {
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(deskStatuses),
  version,
  assignee: staffName.nullable(),
  createdAt: z.iso.datetime(),
  waiting: waiting.nullable(),
  events: z.array(itemEvent).describe('Oldest first'),
};

export const deskTicket = z.object({
  ...itemDetails,
  kind: z.enum(formKinds),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  orderNumber: z.string().nullable().describe('As the sender typed it'),
  merchants: z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    .describe(
      'The merchant that sent the ticket from the seller application, or all merchants whose users include the confirmed email address',
    ),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), size: z.int().min(0) })),
});

export const deskChat = z.object({
  ...itemDetails,
  name: z.string().nullable(),
  email: z.string().nullable(),
  messages: z
    .array(
      z.object({
        id: z.int(),
        type: z.enum(chatMessageTypes),
        text: z.string(),
        authorName: z.string().nullable(),
        sentAt: z.iso.datetime(),
      }),
    )
    .describe('The newest 200 messages, oldest first'),
});

/** The tickets of one merchant. */
export const ticketList = z.object({
  tickets: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      kind: z.enum(formKinds),
      subject: z.string(),
      status: z.enum(deskStatuses),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export const cannedReplyParams = z.object({ id: z.uuid() });

export const cannedReplyUpdate = z.object({
  name: written(80).transform((value) => value.trim()),
  body: written(5000).superRefine((value, context) => {
    const unknown = findUnknownVariable(value);
    if (unknown !== null) {
      context.addIssue({
        code: 'custom',
        message: `${unknown} is not a variable. Use ${Object.keys(cannedVariables).join(', ')}.`,
      });
    }
  }),
});

export const cannedReplies = z.object({
  replies: z.array(z.object({ id: z.uuid(), name: z.string(), body: z.string() })).describe('Sorted by name'),
});

export type Waiting = z.infer<typeof waiting>;
export type TicketList = z.infer<typeof ticketList>;
export type CannedReplyUpdate = z.infer<typeof cannedReplyUpdate>;
export type CannedReply = z.infer<typeof cannedReplies>['replies'][number];
export type InboxQuery = z.infer<typeof inboxQuery>;
export type InboxItem = z.infer<typeof inboxItem>;
export type InboxPage = z.infer<typeof inboxPage>;
export type StaffName = z.infer<typeof staffName>;
export type StatusChange = z.infer<typeof statusChange>;
export type AssignmentChange = z.infer<typeof assignmentChange>;
export type NewNote = z.infer<typeof newNote>;
export type TicketReply = z.infer<typeof ticketReply>;
export type ChatStaffMessage = z.infer<typeof chatStaffMessage>;
export type ItemEvent = z.infer<typeof itemEvent>;
export type DeskTicket = z.infer<typeof deskTicket>;
export type DeskChat = z.infer<typeof deskChat>;
