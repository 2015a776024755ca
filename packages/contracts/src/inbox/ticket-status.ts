/** The statuses of tickets and chats. This file has no schemas, so browsers can import it without loading zod. */
export const deskStatuses = ['new', 'open', 'waiting', 'resolved', 'spam'] as const;

export type DeskStatus = (typeof deskStatuses)[number];

export const deskStatusNames: Record<DeskStatus, string> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting for reply',
  resolved: 'Resolved',
  spam: 'Spam',
};

/** The statuses that a ticket can change to. The same transitions apply to chats, except that a chat is never new. */
export const deskTransitions: Record<DeskStatus, readonly Exclude<DeskStatus, 'new'>[]> = {
  new: ['open', 'waiting', 'resolved', 'spam'],
  open: ['waiting', 'resolved', 'spam'],
  waiting: ['open', 'resolved', 'spam'],
  resolved: ['open', 'waiting'],
  spam: ['open'],
};

/** The statuses of tickets and chats that staff still have to handle. */
export const unfinishedStatuses: readonly DeskStatus[] = ['new', 'open'];

/** The sort orders of the inbox. */
export const inboxSorts = ['waiting', 'newest'] as const;

export type InboxSort = (typeof inboxSorts)[number];

export const inboxKinds = [
  'contact',
  'concern',
  'reseller',
  'sourcing',
  'bulk-order',
  'support-ticket',
  'chat',
  'order',
] as const;

export type InboxKind = (typeof inboxKinds)[number];

export const inboxKindNames: Record<InboxKind, string> = {
  contact: 'Contact',
  concern: 'Concern',
  reseller: 'Reseller',
  sourcing: 'Sourcing',
  'bulk-order': 'Bulk order',
  'support-ticket': 'Support ticket',
  chat: 'Chat',
  order: 'Order',
};

export const replyMaxLength = 10_000;
export const noteMaxLength = 5000;
export const reasonMaxLength = 500;
