/** Statuses of tickets and chats. In a file without schemas, so that browsers can use it without loading zod. */
export const deskStatuses = ['new', 'open', 'waiting', 'resolved', 'spam'] as const;

export type DeskStatus = (typeof deskStatuses)[number];

export const deskStatusNames: Record<DeskStatus, string> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting for customer',
  resolved: 'Resolved',
  spam: 'Spam',
};

/** Allowed status changes. Nothing is ever deleted, and nothing becomes new again. */
export const deskTransitions: Record<DeskStatus, readonly DeskStatus[]> = {
  new: ['open', 'waiting', 'resolved', 'spam'],
  open: ['waiting', 'resolved', 'spam'],
  waiting: ['open', 'resolved', 'spam'],
  resolved: ['open', 'waiting'],
  spam: ['open'],
};

/** Statuses that still need the attention of staff. */
export const unfinishedStatuses: readonly DeskStatus[] = ['new', 'open'];

export const inboxKinds = [
  'contact',
  'concern',
  'reseller',
  'sourcing',
  'bulk-order',
  'support-ticket',
  'chat',
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
};

export const replyMaxLength = 10_000;
export const noteMaxLength = 5000;
export const reasonMaxLength = 500;
