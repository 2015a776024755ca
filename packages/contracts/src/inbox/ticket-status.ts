/** What staff sort submissions and chats by. Apart from the schemas, so that browsers get it without zod. */
export const deskStatuses = ['new', 'open', 'waiting', 'resolved', 'spam'] as const;

export type DeskStatus = (typeof deskStatuses)[number];

export const deskStatusNames: Record<DeskStatus, string> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting for them',
  resolved: 'Resolved',
  spam: 'Spam',
};

/** Where something may go from each status. Nothing is ever deleted, and nothing becomes new again. */
export const deskTransitions: Record<DeskStatus, readonly DeskStatus[]> = {
  new: ['open', 'waiting', 'resolved', 'spam'],
  open: ['waiting', 'resolved', 'spam'],
  waiting: ['open', 'resolved', 'spam'],
  resolved: ['open', 'waiting'],
  spam: ['open'],
};

/** What somebody of us still has to look at. */
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
