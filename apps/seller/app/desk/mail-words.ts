import {
  notificationKindRules,
  notificationKinds,
} from '@postprocure/contracts/notifications/notification-kind';

/** Labels for the kinds of emails. */
const kindWords: Record<string, string> = {
  'account-confirm-email': 'Email confirmation',
  'account-email-changed': 'Email address changed',
  'account-erasure-requested': 'Account deletion',
  'account-invitation': 'Team invitation',
  'account-known-address': 'Sign-up with an existing email',
  'account-security-notice': 'Security notice',
  'business-closing': 'Merchant account closing',
  'business-kept': 'Merchant account stays open',
  'chat-reply': 'Reply in a chat',
  'ticket-confirmation': 'Ticket confirmation',
  'ticket-reply': 'Reply to a ticket',
  'merchant-reactivated': 'Account reactivated',
  'merchant-suspended': 'Account suspended',
  'notification-digest': 'Notifications',
  ...Object.fromEntries(
    notificationKinds.map((kind) => [`notification-${kind}`, notificationKindRules[kind].label]),
  ),
};

export const describeMailKind = (kind: string): string => kindNames[kind] ?? kind;
