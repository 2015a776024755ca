import {
  notificationKindRules,
  notificationKinds,
} from '@postprocure/contracts/notifications/notification-kind';

/** What an e-mail was about, by the kind that its sender gave it. */
const kindWords: Record<string, string> = {
  'account-confirm-email': 'Confirmation of an address',
  'account-email-changed': 'Change of address',
  'account-erasure-requested': 'Erasure of an account',
  'account-invitation': 'Invitation to a team',
  'account-known-address': 'Sign-up with a known address',
  'account-security-notice': 'Security notice',
  'business-closing': 'Closing of a business',
  'business-kept': 'Business stays open',
  'chat-reply': 'Reply in a chat',
  'ticket-confirmation': 'Confirmation of a ticket',
  'ticket-reply': 'Reply to a ticket',
  'merchant-reactivated': 'Account reactivated',
  'merchant-suspended': 'Account suspended',
  'notification-digest': 'Notifications',
  ...Object.fromEntries(
    notificationKinds.map((kind) => [`notification-${kind}`, notificationKindRules[kind].label]),
  ),
};

export const describeMailKind = (kind: string): string => kindWords[kind] ?? kind;
